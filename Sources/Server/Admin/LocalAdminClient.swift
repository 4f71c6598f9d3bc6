import AccessControl
import Accounts
import Authentication
import Cryptography
import Directory
import IdentityPools
import Kernel
import Logging
import Messaging
import Pages
import Storage
import Sync
import Tokens

/// Works directly on the store.
struct LocalAdminClient: AdminClient {
    let store: OpenStore
    let clients: Clients
    let userPools: Pools
    let providers: IdentityProviders
    let keys: SigningKeyStore
    let outbox: Outbox
    let functions: FunctionServices
    let transfer: SyncTransfer

    init(_ server: MartletServer) {
        store = server.store
        clients = Clients(store.database, world: store.world, cache: server.settings)
        userPools = Self.pools(of: store, server.settings)
        providers = Self.providers(of: store, server.settings)
        keys = server.keys
        outbox = server.outbox
        functions = server.functions
        transfer = server.syncParts.transfer
    }

    /// Creates a client of a store that no server uses.
    init(_ store: OpenStore, _ configuration: Configuration) {
        self.store = store
        let settings = SettingsCache(store.database, world: store.world)
        clients = Clients(store.database, world: store.world, cache: settings)
        userPools = Self.pools(of: store, settings)
        providers = Self.providers(of: store, settings)
        keys = SigningKeyStore(
            database: store.database, world: store.world, sealer: store.sealer, crypto: CryptoPool(store.workers))
        outbox = Outbox(
            database: store.database, world: store.world, cipher: store.cipher, senders: [:], keepsSent: true)
        // Only the operator can open the store with its keys. Servers still decide for themselves what they start.
        functions = FunctionServices(
            configuration, on: store, metrics: Metrics(),
            log: Logger(label: "martlet") { _ in SwiftLogNoOpLogHandler() },
            allowsPrograms: true)
        transfer = SyncTransfer(
            configuration, on: store,
            SyncIdentities(
                Identities(store.database, cipher: store.cipher, world: store.world, data: IdentityData.datasets)))
    }

    /// To change pools; none is created, so the region does not matter.
    private static func pools(of store: OpenStore, _ settings: SettingsCache) -> Pools {
        Pools(store.database, tables: storedTables, world: store.world, region: "", cache: settings)
    }

    private static func providers(of store: OpenStore, _ settings: SettingsCache) -> IdentityProviders {
        IdentityProviders(store.database, world: store.world, cipher: store.cipher, cache: settings)
    }

    func createAccessKey(description: String) async throws -> AdminProtocol.NewKey {
        let new = try await store.accessKeys.create(description: description)
        return AdminProtocol.NewKey(id: new.key.id.rawValue, secret: new.secret.exposed)
    }

    func accessKeys() async throws -> [AdminProtocol.Key] {
        try await everyPage { try await store.accessKeys.list(after: $0) }.map { key in
            AdminProtocol.Key(
                id: key.id.rawValue, description: key.description, isActive: key.isActive,
                createdAt: CivilTime(key.createdAt).timestamp)
        }
    }

    func deleteAccessKey(_ id: String) async throws {
        try await store.accessKeys.delete(AccessKeyID(rawValue: id))
    }

    func rotateSigningKeys(of pool: String, atOnce: Bool) async throws {
        let kind: KeyRotation = atOnce ? .atOnce : .announced
        guard pool != AdminProtocol.identityTokens else { return try await identityKeys.rotate(kind) }
        try await keys.rotate(UserPoolID(rawValue: pool), kind: kind)
    }

    func createRecoveryCodes(for username: String, in pool: String) async throws -> AdminProtocol.RecoveryCodeList {
        let codes = try await secondFactors.createCodes(
            for: Username(rawValue: username), in: UserPoolID(rawValue: pool))
        return AdminProtocol.RecoveryCodeList(codes: codes.map(\.exposed))
    }

    func countRecoveryCodes(of username: String, in pool: String) async throws -> AdminProtocol.RecoveryCodeCount {
        AdminProtocol.RecoveryCodeCount(
            count: try await secondFactors.countCodes(
                of: Username(rawValue: username), in: UserPoolID(rawValue: pool)))
    }

    func resetSecondFactors(of username: String, in pool: String) async throws {
        try await secondFactors.reset(Username(rawValue: username), in: UserPoolID(rawValue: pool))
    }

    func countWrongCodes(of username: String, in pool: String) async throws -> AdminProtocol.WrongCodeCount {
        AdminProtocol.WrongCodeCount(
            count: try await secondFactors.countFailures(
                of: Username(rawValue: username), in: UserPoolID(rawValue: pool)))
    }

    func unlock(_ username: String, in pool: String) async throws {
        try await secondFactors.unlock(Username(rawValue: username), in: UserPoolID(rawValue: pool))
    }

    private var identityKeys: IdentityTokenKeys {
        IdentityTokenKeys(
            database: store.database, world: store.world, sealer: store.sealer, crypto: CryptoPool(store.workers))
    }

    private var secondFactors: SecondFactorRecovery {
        SecondFactorRecovery(
            store.database, store.world, store.cipher,
            deleteAuthSessions: { try AuthSessionTable($2).deleteAll(of: $0, in: $1) })
    }

    func messages(limit: Int) async throws -> [InboxMessage] {
        try await outbox.recent(limit: limit).map { InboxMessage($0.message, sentAt: $0.sentAt) }
    }

    func close() async {
        await functions.close()
        await store.close()
    }
}
