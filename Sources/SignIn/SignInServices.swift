import Cryptography
public import Directory
public import Kernel
public import Storage

/// The dependencies of the use cases in this module.
public struct SignInServices: Sendable {
    let database: any Database
    let world: World
    /// Pools and clients, at most a second old.
    let settings: SettingsCache
    let cipher: SecretCipher
    let passwords: PasswordHasher
    let tokens: TokenIssuer
    let outbox: Outbox
    /// How many codes are sent in an hour.
    public let codeLimits: CodeLimits
    /// When responses are sent that must not reveal which users exist.
    let responseTiming: ResponseTiming
    /// How long a password attempt waits for the results of other attempts in flight.
    let attemptWait: Duration

    /// Creates the dependencies from parts that the server configures.
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
    /// Runs `body` and commits its writes even if it refuses; then throws the refusal.
    ///
    /// A refusal thrown inside the body would roll back the count that led to it.
    func commitEvenIfRefused<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Result<Value, Refusal>
    ) async throws -> Value {
        try await write(body).get()
    }
}

extension Result where Failure == Refusal {
    /// Maps the value of a success. An error of `next` is thrown; a refusal stays a value.
    func then<Other>(_ next: (Success) throws -> Other) throws -> Result<Other, Refusal> {
        switch self {
        case .success(let value): .success(try next(value))
        case .failure(let refusal): .failure(refusal)
        }
    }
}
