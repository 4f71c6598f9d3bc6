import AccessControl
package import Accounts
package import Authentication
package import Cryptography
package import Directory
import Factors
package import Kernel
package import Messaging
package import Storage
package import Tokens
import Triggers
import UserPoolAPI

/// A server without HTTP on an empty database.
///
/// Time changes only by `clock`, random bytes are the same in every run, and messages stay in `sender`.
package final class TestServer: Sendable {
    /// The database under test.
    package let database: any Database
    /// The time, which tests move.
    package let clock: ManualClock
    /// Time and random bytes.
    package let world: World
    /// Keeps the sent messages.
    package let sender: TestMessageSender
    /// The cached pools and clients.
    package let settings: SettingsCache
    /// The pools' signing keys.
    package let keys: SigningKeyStore
    /// Seals and digests.
    package let cipher: SecretCipher
    /// Signs and verifies tokens.
    package let tokens: TokenIssuer
    /// The dependencies of sign-ins.
    package let services: SignInServices
    /// The dependencies of the use cases of accounts.
    package let accounts: AccountServices
    /// Replaces the functions of triggers.
    package let functions: TestTriggerRunner
    /// Messages to send.
    package let outbox: Outbox
    /// Replaces the services that pools follow.
    package let atSource = SourceResults()

    private let random: SeededRandom

    /// The public base URL.
    package static let publicURL = "https://auth.example.test"

    /// A new server on a fresh database of `engine`.
    package convenience init(
        _ engine: Engine, seed: UInt64 = 1, codeLimits: CodeLimits = CodeLimits(),
        compromised: CompromisedPasswords = .common
    ) async throws {
        try self.init(
            on: try await engine.freshDatabase(), clock: ManualClock(), random: SeededRandom(seed: seed),
            sender: TestMessageSender(), codeLimits: codeLimits, compromised: compromised)
    }

    /// A new server on a database that records the statements.
    package static func recorded(_ engine: Engine) async throws -> (TestServer, StatementRecorder) {
        let recorder = StatementRecorder(try await engine.freshDatabase())
        return (
            try TestServer(
                on: recorder, clock: ManualClock(), random: SeededRandom(seed: 1), sender: TestMessageSender()),
            recorder
        )
    }

    /// Another node of the same server, or the same node after a restart: it shares only the database and the keys
    /// outside of it.
    ///
    /// - Parameter clock: The node's own clock; by default this node's.
    package func anotherNode(clock: ManualClock? = nil) throws -> TestServer {
        try TestServer(
            on: database, clock: clock ?? self.clock, random: random, sender: sender, codeLimits: accounts.codes.limits)
    }

    /// A new server on a database that loses responses on request.
    package static func faulty(_ engine: Engine) async throws -> (TestServer, FaultyDatabase) {
        let database = FaultyDatabase(try await engine.freshDatabase())
        return (
            try TestServer(
                on: database, clock: ManualClock(), random: SeededRandom(seed: 1), sender: TestMessageSender()),
            database
        )
    }

    /// The same server after all secrets were sealed again, with only the new key to open them.
    ///
    /// - Parameter hashSeed: Another number for an empty store, whose hashes then differ.
    package func rekeyed(hashSeed: UInt64 = TestServer.firstHashSeed) async throws -> TestServer {
        let (old, new) = (Self.sealingKey(seed: Self.firstSealingKey), Self.sealingKey(seed: 12))
        let both = try SealingKeys(text: Secret("\(new),\(old)"), source: "the tests")
        _ = try await Resealing(database: database, tables: Engine.tables, sealer: Sealer(both, world: world)).reseal()
        return try TestServer(
            on: database, clock: clock, random: random, sender: sender, codeLimits: accounts.codes.limits,
            sealingKey: new, hashSeed: hashSeed)
    }

    private init(
        on database: any Database, clock: ManualClock, random: SeededRandom, sender: TestMessageSender,
        codeLimits: CodeLimits = CodeLimits(), compromised: CompromisedPasswords = .common,
        sealingKey: String = TestServer.sealingKey(seed: TestServer.firstSealingKey),
        hashSeed: UInt64 = TestServer.firstHashSeed
    ) throws {
        let world = World(now: { clock.now }, bytes: { random.bytes($0) })
        let sealer = Sealer(try SealingKeys(text: Secret(sealingKey), source: "the tests"), world: world)
        let secrets = World(now: { clock.now }, bytes: SeededRandom(seed: hashSeed).bytes)
        let hashes = KeyedHash(KeyedHashSecret.make(from: secrets))
        self.database = database
        self.clock = clock
        self.random = random
        self.world = world
        self.sender = sender
        hashes.pools.use()
        cipher = SecretCipher(sealer: sealer, hashes: hashes)
        settings = SettingsCache(database, cipher: cipher, world: world)
        keys = SigningKeyStore(database: database, world: world, sealer: sealer, crypto: TestKeys.crypto)
        functions = TestTriggerRunner()
        let triggers = TriggerInvoker(functions, world: world)
        let messageSender = TriggerMessageSender(
            MessageFunctions(
                triggers, settings: settings, world: world, publicURL: PublicURL(Self.publicURL),
                key: try SenderKey(Secret([UInt8](repeating: 7, count: SenderKey.byteCount)))),
            next: sender)
        outbox = Outbox(
            database: database, world: world, cipher: cipher,
            senders: [.email: messageSender, .sms: messageSender], keepsSent: false,
            background: { sender.begin($0) })
        let userPools = UserPoolParts(
            on: database, tables: Engine.tables, world: world, cipher: cipher, settings: settings, keys: keys,
            crypto: TestKeys.crypto, arithmetic: try TestKeys.arithmetic.get(), triggers: triggers, outbox: outbox,
            publicURL: PublicURL(Self.publicURL), renewal: { user, _ in user },
            proveAtSource: { [results = atSource] question, user, _ in try results.verdict(on: question, of: user) },
            options: Self.options(codeLimits: codeLimits, compromised: compromised))
        (tokens, accounts, services) = (userPools.tokens, userPools.accounts, userPools.signIn)
    }

    private static func options(codeLimits: CodeLimits, compromised: CompromisedPasswords) -> UserPoolParts.Options {
        var options = UserPoolParts.Options()
        (options.codeLimits, options.compromisedPasswords) = (codeLimits, compromised)
        options.responseTiming = .none
        options.servesAnalytics = true
        // Long, because tests run in parallel and check only the decision, not its time.
        options.attemptWait = .seconds(300)
        return options
    }

    private static let firstSealingKey: UInt64 = 11
    /// The seed of the secret that hashes are keyed with.
    package static let firstHashSeed: UInt64 = 7

    private static func sealingKey(seed: UInt64) -> String { Base64.encode(SeededRandom(seed: seed).bytes(32)) }
}

/// The use cases.
extension TestServer {
    /// Signs users in.
    package var authenticator: Authenticator { Authenticator(services) }
    /// Signs users up.
    package var registration: Registration { Registration(accounts) }
    /// Confirms sign-ups.
    package var confirmation: Confirmation { Confirmation(accounts) }
    /// Resets forgotten passwords.
    package var recovery: Recovery { Recovery(accounts) }
    /// Invites users.
    package var invitation: Invitation { Invitation(accounts) }
    /// The calls of administrators about users.
    package var administration: Administration { Administration(accounts) }
    /// The operator's calls for users who lose second factors.
    package var secondFactorRecovery: SecondFactorRecovery {
        SecondFactorRecovery(
            database, world: world, cipher: cipher, deleteAuthSessions: UserPoolParts.deleteAuthSessions)
    }
    /// The calls of users about their own accounts.
    package var account: Account { Account(accounts) }
    /// Exchanges and revokes refresh tokens.
    package var refresh: Refresh {
        Refresh(tokens, settings: settings, cipher: cipher, database: database, world: world)
    }
    /// Gives clients tokens for themselves.
    package var clientTokens: ClientTokens { ClientTokens(tokens, settings: settings, cipher: cipher) }
    /// Verifies access tokens.
    package var accessTokens: AccessTokenVerifier {
        AccessTokenVerifier(tokens, settings: settings, database: database, world: world)
    }
    /// Deletes expired rows.
    package var sweeper: ExpirySweeper { ExpirySweeper(database, tables: Engine.tables, now: world.now) }
}
