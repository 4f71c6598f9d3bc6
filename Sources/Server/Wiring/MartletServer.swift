import AccessControl
import Accounts
import Authentication
import Cryptography
import Directory
import ExternalAuthorization
import Factors
import Federation
import Foundation
import HTTPServer
import IAMAPI
import Kernel
import Logging
import Messaging
import OAuth
import Storage
import Sync
import Tokens
import Triggers
import UserPoolAPI
import UserPoolsModel
import Wire
import WireRuntime

/// The server's parts and how they are wired.
struct MartletServer: Sendable {
    let store: OpenStore
    let metrics: Metrics
    /// Makes the audit records; nil if the audit log is off.
    let recorder: AuditRecorder?
    /// Decides which requests of the public port are processed.
    let admission = AdmissionQueue()
    /// The frame that every request goes through.
    let frame: RequestFrame
    let keys: SigningKeyStore
    /// The cached settings of pools.
    let settings: SettingsCache
    let outbox: Outbox
    let services: SignInServices
    let accounts: AccountServices
    let poolServices: PoolServices
    let oauth: OAuthServices
    /// Notifies clients of sessions that have ended.
    let logoutNotices: LogoutNotices
    let identityPools: IdentityPoolParts
    let api: AWSProtocols
    /// Sync, whose operations have paths.
    let sync: RESTJSONProtocol
    /// The operations of all services, with the parts of sync and of imports.
    let tables: ServiceTables
    /// Responds to gateways.
    let verify: VerifyEndpoint
    let senders: MessageSenders
    let eventLogs: EventLogParts
    let functions: FunctionServices
    /// Sends requests to other identity providers.
    let providerClient: ProviderClient
    /// The queue for reading SAML messages.
    let readingOfMessages: CryptoPool

    /// Opens the store that `configuration` names and builds the server on it.
    ///
    /// - Parameter developer: Takes a line about each refusal, in development.
    static func build(
        _ configuration: Configuration, log: Logger, world: World = .live, developer: RequestLog.Developer? = nil
    ) async throws -> MartletServer {
        let store = try await OpenStore(configuration, world: world)
        do {
            let recorder = try await configuration.openAuditLog(on: store) { log.error("\($0)") }
            return try MartletServer(configuration, on: store, log: log, recorder: recorder, developer: developer)
        } catch {
            await store.close()
            throw error
        }
    }

    /// Builds the server on an open store.
    init(
        _ configuration: Configuration, on store: OpenStore, log: Logger, recorder: AuditRecorder?,
        developer: RequestLog.Developer? = nil
    ) throws {
        let (database, world) = (store.database, store.world)
        (self.store, metrics, self.recorder) = (store, Metrics(), recorder)
        frame =
            RequestLog(
                metrics: metrics, log: log, recorder: recorder, developer: developer, totals: store.totals
            ).frame
        let crypto = CryptoPool(store.workers)
        // Messages come from anyone, so reading them takes half of the cores at most and leaves the others to sign-ins.
        readingOfMessages = CryptoPool(
            store.workers, maxRunning: ProcessInfo.processInfo.activeProcessorCount / 2, capacity: 64)
        settings = SettingsCache(database, cipher: store.cipher, world: world)
        keys = SigningKeyStore(database: database, world: world, sealer: store.sealer, crypto: crypto)
        functions = FunctionServices(
            configuration, on: store, metrics: metrics, log: log,
            allowsPrograms: configuration.triggers.allowsPrograms)
        eventLogs = EventLogParts(configuration, on: store, settings: settings, log: log)
        senders = MessageSenders(
            configuration, on: store,
            functions: MessageFunctions(
                functions.invoker, settings: settings, world: world, publicURL: configuration.publicURL,
                key: configuration.triggers.senderKey),
            logs: eventLogs, metrics: metrics, frame: frame, log: log)
        outbox = Outbox(
            database: database, world: world, cipher: store.cipher, senders: senders.senders,
            keepsSent: configuration.isDevelopment, report: { $0.log(to: log) })
        providerClient = ProviderClient(configuration)
        let arithmetic = try OpenSSLArithmetic()
        let sourcePasswords = SourcePasswords(
            PoolSources(database, cipher: store.cipher, world: world), client: providerClient, crypto: crypto,
            arithmetic: arithmetic, world: world)
        let userPools = UserPoolParts(
            on: database, tables: storedTables, world: world, cipher: store.cipher, settings: settings, keys: keys,
            crypto: crypto, arithmetic: arithmetic, triggers: functions.invoker, outbox: outbox,
            publicURL: configuration.publicURL,
            renewal: TokenRenewal(store, settings: settings, client: providerClient, log: log).renewed,
            proveAtSource: sourcePasswords.verdict, options: configuration.userPoolOptions)
        let tokens = userPools.tokens
        (services, accounts) = (userPools.signIn, userPools.accounts)
        poolServices = PoolServices(
            configuration, on: store, settings: settings, crypto: crypto, functions: functions,
            providerMetadata: ProviderMetadataSource(store, settings: settings, client: providerClient, log: log))
        oauth = OAuthServices(
            database: database, world: world, settings: settings, cipher: store.cipher, tokens: tokens)
        logoutNotices = LogoutNotices(configuration, services: oauth, metrics: metrics, log: log)
        let iam = IAMParts(configuration, on: store, settings: settings, log: log)
        identityPools = IdentityPoolParts(
            configuration, on: store, settings: settings, tokens: tokens, crypto: crypto, providers: providerClient,
            iam: iam, reading: readingOfMessages, log: log)
        let tables = ServiceTables(
            configuration, on: store, settings: settings, tokens: tokens, services: services, accounts: accounts,
            poolServices: poolServices, identityPools: identityPools, iam: iam, functions: functions, frame: frame,
            requests: admission, log: log)
        (api, sync, self.tables) = (tables.protocols, tables.rest, tables)
        verify = VerifyEndpoint(
            configuration, on: store, settings: settings, tokens: tokens, principals: iam.principals, frame: frame)
    }
}

extension MartletServer {
    /// Uses the secrets of `configuration`, whose files have been read again.
    func use(_ configuration: Configuration) {
        store.use(configuration)
        senders.use(configuration)
        functions.use(configuration)
        eventLogs.use(configuration)
        recorder?.use(configuration)
    }

    /// Finishes pending work, ends the programs of triggers and closes the store.
    func close() async {
        await logoutNotices.close()
        await tables.sync.streams.sender.finish()
        await tables.sync.push.sender.finish()
        await functions.close()
        await recorder?.close()
        await store.close()
    }
}
