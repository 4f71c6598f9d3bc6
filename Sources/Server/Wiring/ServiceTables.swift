import AccessControl
import Accounts
import Authentication
import Directory
import Federation
import HTTPServer
import IAMAPI
import IdentityPoolsModel
import Logging
import SyncAPI
import Tokens
import UserPoolAPI
import UserPoolsModel
import Wire
import WireRuntime

/// The operations of all services, with the callers that each accepts.
struct ServiceTables {
    private let store: OpenStore
    private let settings: SettingsCache
    private let tokens: TokenIssuer
    private let services: SignInServices
    private let accounts: AccountServices
    private let poolServices: PoolServices
    private let identityPools: IdentityPoolParts
    private let iam: IAMParts
    let sync: SyncParts
    let imports: ImportParts
    private let frame: RequestFrame
    private let authentication: CallerAuthentication
    let signatures: SignatureAuthentication
    /// A table for each service.
    private(set) var all: [OperationTable] = []
    private let pages: PageSeal

    init(
        _ configuration: Configuration, on store: OpenStore, settings: SettingsCache, tokens: TokenIssuer,
        services: SignInServices, accounts: AccountServices, poolServices: PoolServices,
        identityPools: IdentityPoolParts, iam: IAMParts, functions: FunctionServices, frame: RequestFrame,
        requests: AdmissionQueue, log: Logger
    ) {
        (self.store, self.settings, self.tokens) = (store, settings, tokens)
        (self.services, self.accounts, self.poolServices) = (services, accounts, poolServices)
        (self.identityPools, self.iam, self.frame) = (identityPools, iam, frame)
        sync = SyncParts(
            configuration, on: store, identities: identityPools.identities, functions: functions,
            roles: ServiceRoles(iam.store), log: log)
        imports = ImportParts(
            configuration, on: store, settings: settings, roles: ServiceRoles(iam.store), requests: requests)
        pages = PageSeal(store.sealer)
        signatures = SignatureAuthentication(configuration, on: store, principals: iam.principals)
        authentication = CallerAuthentication(
            accessTokens: AccessTokenVerifier(
                tokens, settings: settings, database: store.database, world: store.world),
            signatures: signatures)
        all = [userPools, identities] + accessControl + [syncTable]
    }

    /// The services that share the path `/`, each in its protocol.
    var protocols: AWSProtocols { AWSProtocols(all.filter { $0.service != .sync }) }

    /// The service with its own paths.
    var rest: RESTJSONProtocol { RESTJSONProtocol(all.filter { $0.service == .sync }) }

    private var syncTable: OperationTable {
        OperationTable(
            SyncOperations.catalogue, operations: sync.operations, authentication: authentication, pages: pages,
            frame: frame)
    }

    private var userPools: OperationTable {
        let refresh = Refresh(
            tokens, settings: settings, cipher: store.cipher, database: store.database, world: store.world)
        let operations = UserPoolOperations.userOperations(
            accounts, authenticator: Authenticator(services), refresh: refresh,
            clientTokens: ClientTokens(tokens, settings: settings, cipher: store.cipher))
        return OperationTable(
            .userPools,
            operations: operations + UserPoolOperations.poolOperations(poolServices)
                + UserPoolOperations.imports(imports.imports),
            authentication: authentication, pages: pages, frame: frame)
    }

    private var identities: OperationTable {
        OperationTable(
            .identityPools, operations: identityPools.operations, authentication: authentication, pages: pages,
            frame: frame)
    }

    private var accessControl: [OperationTable] {
        let services = IAMServices(
            iam.store, keys: store.accessKeys, sealer: store.sealer, tokens: identityPools.securityTokens,
            metadata: IAMSAMLProviders.reading(store.world), report: iam.report)
        return IAMOperations.tables(services, authentication: authentication, pages: pages, frame: frame)
    }
}
