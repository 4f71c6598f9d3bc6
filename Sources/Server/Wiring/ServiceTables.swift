import AccessControl
import Accounts
import Authentication
import Directory
import IAMAPI
import Tokens
import UserPoolAPI
import UserPoolsModel
import Wire

/// The operations of all services, with the callers that they know.
struct ServiceTables {
    private let configuration: Configuration
    private let store: OpenStore
    private let settings: SettingsCache
    private let tokens: TokenIssuer
    private let services: SignInServices
    private let accounts: AccountServices
    private let poolServices: PoolServices
    private let frame: RequestFrame
    private let authentication: CallerAuthentication
    private let pages: PageSeal

    init(
        _ configuration: Configuration, _ store: OpenStore, settings: SettingsCache, tokens: TokenIssuer,
        services: SignInServices, accounts: AccountServices, poolServices: PoolServices, frame: RequestFrame
    ) {
        (self.configuration, self.store, self.settings, self.tokens) = (configuration, store, settings, tokens)
        (self.services, self.accounts, self.poolServices, self.frame) = (services, accounts, poolServices, frame)
        pages = PageSeal(store.sealer)
        authentication = CallerAuthentication(
            accessTokens: AccessTokenVerifier(
                tokens, settings: settings, database: store.database, world: store.world),
            signatures: SignatureAuthentication(
                keys: store.accessKeys, world: store.world, region: configuration.region,
                otherRegions: configuration.otherRegions, accountID: configuration.accountID))
    }

    /// The services, each in its protocol.
    var protocols: AWSProtocols { AWSProtocols([userPools] + accessControl) }

    private var userPools: OperationTable {
        let refresh = Refresh(
            tokens, settings: settings, cipher: store.cipher, database: store.database, world: store.world)
        let operations = UserPoolOperations.userOperations(
            Authenticator(services), refresh, ClientTokens(tokens, settings: settings, cipher: store.cipher), accounts)
        return OperationTable(
            .userPools, operations + UserPoolOperations.poolOperations(poolServices), authentication: authentication,
            pages: pages, frame: frame)
    }

    private var accessControl: [OperationTable] {
        IAMOperations.tables(keys: store.accessKeys, authentication: authentication, pages: pages, frame: frame)
    }
}
