import AccessControl
import Audit
import Cryptography
import Directory
import Federation
import IdentityPools
import Kernel
import Logging
import Messaging
import Storage
import Sync
import Tokens
import UserPoolAPI
import UserPoolsModel
import Wire
import WireRuntime

/// A store, and the parts that enforce its rules. Commands are performed on it.
package struct AdminStore: Sendable {
    let store: OpenStore
    let settings: SettingsCache
    let clients: Clients
    let userPools: Pools
    let providers: IdentityProviders
    let keys: SigningKeyStore
    /// The messages, with the senders of a running server.
    let outbox: Outbox
    let functions: FunctionServices
    let transfer: SyncTransfer
    let poolServices: PoolServices
    let connectors: Connectors
    /// The operator's settings.
    let configuration: Configuration
    /// Who performs a command on a running server, as policies name callers; nil in a store that no server uses.
    var callerARN: String?

    /// The store of a running server.
    init(_ server: MartletServer, configuration: Configuration) {
        (store, settings) = (server.store, server.settings)
        clients = Clients(store.database, world: store.world, cache: server.settings)
        userPools = Self.pools(of: store, cache: server.settings)
        providers = Self.providers(of: store, cache: server.settings)
        keys = server.keys
        outbox = server.outbox
        functions = server.functions
        transfer = server.tables.sync.transfer
        poolServices = server.poolServices
        connectors = Self.connectors(poolServices, client: server.providerClient, on: store)
        self.configuration = configuration
    }

    /// A store that no server uses.
    init(_ store: OpenStore, configuration: Configuration) {
        self.store = store
        settings = SettingsCache(store.database, cipher: store.cipher, world: store.world)
        clients = Clients(store.database, world: store.world, cache: settings)
        userPools = Self.pools(of: store, cache: settings)
        providers = Self.providers(of: store, cache: settings)
        keys = SigningKeyStore(
            database: store.database, world: store.world, sealer: store.sealer, crypto: CryptoPool(store.workers))
        outbox = Outbox(
            database: store.database, world: store.world, cipher: store.cipher, senders: [:], keepsSent: true)
        // The operator may run programs, who alone can open the store with its keys. Whether a server starts programs
        // is decided by its own settings.
        let log = Logger(label: "martlet") { _ in SwiftLogNoOpLogHandler() }
        functions = FunctionServices(
            configuration, on: store, metrics: Metrics(), log: log, allowsPrograms: true)
        transfer = SyncTransfer(
            configuration, on: store,
            identities: SyncIdentities(
                Identities(store.database, cipher: store.cipher, world: store.world, data: IdentityData.datasets)))
        let client = ProviderClient(configuration)
        poolServices = PoolServices(
            configuration, on: store, settings: settings, crypto: CryptoPool(store.workers), functions: functions,
            providerMetadata: ProviderMetadataSource(store, settings: settings, client: client, log: log))
        connectors = Self.connectors(poolServices, client: client, on: store)
        self.configuration = configuration
    }

    /// Cognito's operations on pools, without the check of a signature: an operator may call all of them.
    ///
    /// - Parameter kept: The ids that created pools and clients get, instead of new ones.
    func poolOperations(
        inRegionOf pool: UserPoolID, keeping kept: PoolServices.KeptIDs = .init()
    ) -> AWSProtocols {
        let account = configuration.account.id
        var services = poolServices
        services.kept = kept
        let authentication = CallerAuthentication(
            accessToken: { _, operation in
                throw ServiceError(.notAuthorized, "\(operation.name) needs a user's access token.")
            },
            signature: { _, _ in
                IAMCaller(accessKeyID: "operator", accountID: account, region: pool.region, principal: .root)
            },
            permission: { _, _, _ in }, action: { _, _, _ in })
        return AWSProtocols([
            OperationTable(
                .userPools, operations: UserPoolOperations.poolOperations(services),
                authentication: authentication, pages: PageSeal(store.sealer))
        ])
    }

    var database: any Database { store.database }
    var world: World { store.world }
    var accessKeys: AccessKeys { store.accessKeys }

    /// Only settings of roles change, so the account does not matter.
    var roles: IAMRoles { IAMRoles(IAMStore(store.database, world: store.world, accountID: "")) }

    var identityKeys: IdentityTokenKeys {
        IdentityTokenKeys(
            database: store.database, world: store.world, sealer: store.sealer, crypto: CryptoPool(store.workers))
    }

    /// The audit records of this node's folder and of the database.
    var auditRecords: AuditRecords { AuditRecords(in: [configuration.auditFolder], database: store.database) }

    /// The store's part of the audit log.
    var audit: AuditStore { AuditStore(store.database, sealer: store.sealer, world: store.world) }

    /// The items of all pages of a listing.
    func everyPage<Item>(_ page: (Cursor?) async throws -> Page<Item>) async throws -> [Item] {
        var (items, after): ([Item], Cursor?) = ([], nil)
        repeat {
            let found = try await page(after)
            items += found.items
            after = found.next
        } while after != nil
        return items
    }

    /// Ends the programs of functions, and closes the store.
    func close() async {
        await functions.close()
        await store.close()
    }
}

extension AdminStore {
    var providerTests: ProviderTests { ProviderTests(database, cipher: store.cipher, world: world) }
    var suppressionList: SuppressionList { SuppressionList(database, cipher: store.cipher, world: world) }

    /// Who reads the report of a provider's test: the caller; the account if the command runs beside the servers of a
    /// database. Nil if there is no server to which a browser could come back.
    var ownerOfProviderTests: String? {
        callerARN ?? (configuration.isEmbedded ? nil : "arn:aws:iam::\(configuration.account.id):root")
    }

    /// The store for a command of the caller with this ARN.
    func serving(_ caller: String?) -> AdminStore {
        var copy = self
        copy.callerARN = caller
        return copy
    }

    private static func connectors(
        _ services: PoolServices, client: ProviderClient, on store: OpenStore
    ) -> Connectors {
        Connectors(
            services.identityProviders, client: client, metadata: services.providerMetadata,
            samlKey: services.samlKeys.key, reading: CryptoPool(store.workers), world: store.world)
    }

    /// For changing pools; it creates none, so the region does not matter.
    private static func pools(of store: OpenStore, cache: SettingsCache) -> Pools {
        Pools(store.database, tables: storedTables, world: store.world, region: "", cache: cache)
    }

    private static func providers(of store: OpenStore, cache: SettingsCache) -> IdentityProviders {
        IdentityProviders(store.database, world: store.world, cipher: store.cipher, cache: cache)
    }
}
