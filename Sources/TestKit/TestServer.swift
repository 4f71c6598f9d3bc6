import Cryptography
public import Directory
public import Kernel
public import SignIn
public import Storage

/// A whole house of rooms on an empty database: `let server = try await TestServer(engine)`.
///
/// Time stands still until `clock` is moved, chance is the same in every run, and messages stay in `sender`.
public final class TestServer: Sendable {
    /// The engine that the house stands on.
    public let database: any Database
    /// What time it is.
    public let clock: ManualClock
    /// Time and chance.
    public let world: World
    /// Where messages end up.
    public let sender: TestMessageSender
    /// Pools and clients as the rooms see them.
    public let settings: SettingsCache
    /// The pools' signing keys.
    public let keys: SigningKeyStore
    /// Seals and digests.
    public let cipher: SecretCipher
    /// What every room of the wing `SignIn` works with.
    public let services: SignInServices
    /// Messages on their way.
    public let outbox: Outbox

    private let random: SeededRandom

    /// What clients see of the house.
    public static let publicURL = "https://auth.example.test"

    /// A new house on a fresh database of `engine`.
    public convenience init(_ engine: Engine, seed: UInt64 = 1, codeLimits: CodeLimits = CodeLimits()) async throws {
        try self.init(
            on: try await engine.fresh(), clock: ManualClock(), random: SeededRandom(seed: seed),
            sender: TestMessageSender(),
            codeLimits: codeLimits)
    }

    /// A new house whose every statement is heard.
    public static func recorded(_ engine: Engine) async throws -> (TestServer, StatementRecorder) {
        let recorder = StatementRecorder(try await engine.fresh())
        return (
            try TestServer(
                on: recorder, clock: ManualClock(), random: SeededRandom(seed: 1), sender: TestMessageSender()),
            recorder
        )
    }

    /// Another node of the same house, or the same after a restart: nothing is shared but what a database and the keys
    /// beside it hold.
    ///
    /// `clock` is the node's own clock; without one it has the same as this node.
    public func anotherNode(clock: ManualClock? = nil) throws -> TestServer {
        try TestServer(
            on: database, clock: clock ?? self.clock, random: random, sender: sender, codeLimits: services.codeLimits)
    }

    /// A new house on a database that loses answers when it is told to.
    public static func faulty(_ engine: Engine) async throws -> (TestServer, FaultyDatabase) {
        let database = FaultyDatabase(try await engine.fresh())
        return (
            try TestServer(
                on: database, clock: ManualClock(), random: SeededRandom(seed: 1), sender: TestMessageSender()),
            database
        )
    }

    /// The same house after everything that is sealed has been sealed anew; only the new key is left to open it with.
    public func rekeyed() async throws -> TestServer {
        let (old, new) = (Self.sealingKey(seed: Self.firstSealingKey), Self.sealingKey(seed: 12))
        let both = try SealingKeys(text: Secret("\(new),\(old)"), source: "the tests")
        _ = try await Resealing(database: database, sealer: Sealer(both, world)).run()
        return try TestServer(
            on: database, clock: clock, random: random, sender: sender, codeLimits: services.codeLimits, sealingKey: new
        )
    }

    private init(
        on database: any Database, clock: ManualClock, random: SeededRandom, sender: TestMessageSender,
        codeLimits: CodeLimits = CodeLimits(),
        sealingKey: String = TestServer.sealingKey(seed: TestServer.firstSealingKey)
    ) throws {
        let world = World(now: { clock.now }, bytes: { random.bytes($0) })
        let sealer = Sealer(try SealingKeys(text: Secret(sealingKey), source: "the tests"), world)
        let hashes = KeyedHash(KeyedHashSecret.make(World(now: { clock.now }, bytes: SeededRandom(seed: 7).bytes)))
        self.database = database
        self.clock = clock
        self.random = random
        self.world = world
        self.sender = sender
        settings = SettingsCache(database, world: world)
        cipher = SecretCipher(sealer: sealer, hashes: hashes)
        keys = SigningKeyStore(database: database, world: world, sealer: sealer, crypto: TestKeys.crypto)
        outbox = Outbox(
            database: database, world: world, cipher: cipher, senders: [.email: sender, .sms: sender], keepsSent: false,
            background: { sender.begin($0) })
        services = SignInServices(
            database: database, world: world, settings: settings, cipher: cipher,
            passwords: PasswordHasher(
                crypto: TestKeys.crypto, arithmetic: try TestKeys.arithmetic.get(), cipher: cipher, world: world),
            tokens: TokenIssuer(keys: keys, crypto: TestKeys.crypto, world: world, publicURL: Self.publicURL),
            outbox: outbox, codeLimits: codeLimits, responseTiming: .none,
            // Tests run beside many others; here only what is decided counts, not when.
            attemptWait: .seconds(300))
    }

    private static let firstSealingKey: UInt64 = 11

    private static func sealingKey(seed: UInt64) -> String { Base64.encode(SeededRandom(seed: seed).bytes(32)) }
}

/// The rooms.
extension TestServer {
    /// Where callers become signed-in people.
    public var authenticator: Authenticator { Authenticator(services) }
    /// Where people enter by themselves.
    public var registration: Registration { Registration(services) }
    /// Where sign-ups are confirmed.
    public var confirmation: Confirmation { Confirmation(services) }
    /// Where forgotten passwords are replaced.
    public var recovery: Recovery { Recovery(services) }
    /// Where administrators add people.
    public var invitation: Invitation { Invitation(services) }
    /// What administrators do with people.
    public var administration: Administration { Administration(services) }
    /// What people do with their own account.
    public var account: Account { Account(services) }
    /// Where refresh tokens are exchanged and revoked.
    public var refresh: Refresh { Refresh(services) }
    /// Where access tokens are recognised.
    public var accessTokens: AccessTokenVerifier { AccessTokenVerifier(services) }
    /// Where what has run out is forgotten.
    public var sweeper: ExpirySweeper { ExpirySweeper(services) }
}
