import AccessControl
import Cryptography
import Directory
import Kernel
import Logging
import SignIn
import Storage
import UserPoolAPI
import Wire
import WireModel

/// The server's parts and how they are wired.
struct MartletServer: Sendable {
    let store: OpenStore
    let metrics: Metrics
    /// Decides which requests of the public port are processed.
    let admission = AdmissionQueue()
    let hooks: Hooks
    let keys: SigningKeyStore
    let outbox: Outbox
    let services: SignInServices
    let poolServices: PoolServices
    let api: AWSJSONProtocol
    let senders: MessageSenders

    /// Opens the store that `configuration` names and builds the server on it.
    static func build(_ configuration: Configuration, _ log: Logger, world: World = .live) async throws -> MartletServer
    {
        let store = try await OpenStore(configuration, world)
        return try MartletServer(configuration, on: store, log)
    }

    /// Builds the server on an open store.
    init(_ configuration: Configuration, on store: OpenStore, _ log: Logger) throws {
        let (database, world) = (store.database, store.world)
        self.store = store
        metrics = Metrics()
        hooks = RequestLog(metrics: metrics, log: log).hooks
        let crypto = CryptoPool(store.workers)
        let settings = SettingsCache(database, world: world)
        keys = SigningKeyStore(database: database, world: world, sealer: store.sealer, crypto: crypto)
        senders = MessageSenders(configuration, metrics: metrics, log: log)
        outbox = Outbox(
            database: database, world: world, cipher: store.cipher, senders: senders.senders,
            keepsSent: configuration.isDevelopment)
        services = SignInServices(
            database: database, world: world, settings: settings, cipher: store.cipher,
            passwords: PasswordHasher(
                crypto: crypto, arithmetic: try OpenSSLArithmetic(), cipher: store.cipher, world: world,
                takesCommon: configuration.takesCommonPasswords),
            tokens: TokenIssuer(keys: keys, crypto: crypto, world: world, publicURL: configuration.publicURL),
            outbox: outbox, codeLimits: CodeLimits(perPool: configuration.codesPerHour))
        poolServices = PoolServices(
            database: database, world: world, settings: settings, cipher: store.cipher, keys: keys,
            accountRegion: AccountRegion(region: configuration.region, account: configuration.accountID))
        let signatures = SignatureAuthentication(
            keys: store.accessKeys, world: world, region: configuration.region, accountID: configuration.accountID)
        let userPools = OperationTable(
            .userPools, UserPoolOperations.userOperations(services) + UserPoolOperations.poolOperations(poolServices),
            authentication: CallerAuthentication(services: services, signatures: signatures),
            pages: PageSeal(store.sealer),
            hooks: hooks)
        api = AWSJSONProtocol([userPools])
    }

    /// Finishes pending work and closes the store.
    func close() async { await store.close() }
}
