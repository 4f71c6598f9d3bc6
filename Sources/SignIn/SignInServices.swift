import Cryptography
public import Directory
public import Kernel
public import Storage

/// What every room of this wing works with.
public struct SignInServices: Sendable {
    let database: any Database
    let world: World
    /// Pools and clients, at most a second old.
    let settings: SettingsCache
    let cipher: SecretCipher
    let passwords: PasswordHasher
    let tokens: TokenIssuer
    let outbox: Outbox
    /// How many codes leave in an hour.
    public let codeLimits: CodeLimits
    /// When answers are given that may not tell who exists.
    let responseTiming: ResponseTiming
    /// How long a password try waits for the results of others that are being evaluated.
    let attemptWait: Duration

    /// The given parts, made by the host.
    public init(
        database: any Database, world: World, settings: SettingsCache, cipher: SecretCipher, passwords: PasswordHasher,
        tokens: TokenIssuer, outbox: Outbox, codeLimits: CodeLimits = CodeLimits(),
        responseTiming: ResponseTiming = .coarse,
        attemptWait: Duration = .seconds(8)
    ) {
        self.database = database
        self.world = world
        self.settings = settings
        self.cipher = cipher
        self.passwords = passwords
        self.tokens = tokens
        self.outbox = outbox
        self.codeLimits = codeLimits
        self.responseTiming = responseTiming
        self.attemptWait = attemptWait
    }
}

extension Database {
    /// Runs `body` and commits what it wrote, whether it succeeds or refuses; only then is the refusal thrown.
    ///
    /// A refusal that is thrown inside the body would take back the very count that it came from.
    func commitEvenIfRefused<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Result<Value, Refusal>
    ) async throws -> Value {
        try await write(body).get()
    }
}

extension Result where Failure == Refusal {
    /// Goes on with the value of a success; what that throws is thrown, and a refusal stays a value.
    func then<Other>(_ next: (Success) throws -> Other) throws -> Result<Other, Refusal> {
        switch self {
        case .success(let value): .success(try next(value))
        case .failure(let refusal): .failure(refusal)
        }
    }
}
