package import Cryptography
package import Directory
package import Factors
package import Kernel
import Messaging
package import Risk
package import Storage
package import Tokens
package import Triggers

/// The dependencies of the use cases in this module.
package final class SignInServices: Sendable {
    /// Adds the user that a pool's function recognises by this name and password, with the `ClientMetadata` of the
    /// request, and returns whether it did. `Accounts`, which adds users, is not a dependency of this module.
    package typealias UserMigration =
        @Sendable (
            Username, _ password: Secret<String>, _ validationData: [String: String]?, _ context: ClientContext
        ) async throws -> Bool

    /// Asks the service that the user's pool follows whether a password, or the answer to a challenge after it, is the
    /// user's. `Federation`, which calls other services, is not a dependency of this module.
    package typealias SourceProof = @Sendable (SourceQuestion, User, UserPool) async throws -> SourceVerdict

    private let core: CoreServices
    let tokens: TokenIssuer
    /// Adds users that are unknown to the pool, but not to its function.
    let migrate: UserMigration
    /// Proves passwords that only a source knows.
    let proveAtSource: SourceProof
    /// Records when users have last signed in.
    let lastSignIns = LastSignIns()
    /// How many wrong codes lock a user's second factors until an administrator unlocks them.
    let maxSecondFactorFailures: Int
    let risk: RiskServices

    package init(
        _ core: CoreServices, tokens: TokenIssuer, migrate: @escaping UserMigration,
        proveAtSource: @escaping SourceProof, maxSecondFactorFailures: Int, risk: RiskServices
    ) {
        self.core = core
        self.tokens = tokens
        (self.migrate, self.proveAtSource) = (migrate, proveAtSource)
        self.maxSecondFactorFailures = maxSecondFactorFailures
        self.risk = risk
    }

    var database: any Database { core.database }
    var world: World { core.world }
    var settings: SettingsCache { core.settings }
    var cipher: SecretCipher { core.cipher }
    var passwords: PasswordHasher { core.passwords }
    var codes: CodeSender { core.codes }
    var triggers: TriggerInvoker { core.triggers }
    var responseTiming: ResponseTiming { core.responseTiming }
    var attemptWait: Duration { core.attemptWait }
}

extension SignInServices {
    var sessions: AuthSessions { AuthSessions(database: database, world: world, cipher: cipher) }
    var softwareTokens: SoftwareTokens {
        SoftwareTokens(database, world: world, cipher: cipher, attemptWait: attemptWait)
    }

    var recoveryCodes: RecoveryCodes { RecoveryCodes(database, world: world, cipher: cipher) }

    /// Whether `user`, who has proven a first factor, has recovery codes left.
    func hasRecoveryCodes(_ user: User) async throws -> Bool {
        try await database.read { [recoveryCodes] in try recoveryCodes.count(of: user.id, in: user.pool, $0) > 0 }
    }

    /// The second factors of the user called `id`; none if the user does not exist. In flows with a password, this read
    /// happens only after its proof.
    func secondFactors(of id: UserID, in pool: UserPool) async throws -> UserSecondFactors {
        guard pool.settings.mfa != .off else { return UserSecondFactors() }
        return try await database.read { try SecondFactorTable($0).find(id, in: pool.id) }
    }
}

extension ClientContext {
    /// Looks up the app client in the settings of `services`.
    init(_ id: ClientID, in pool: UserPoolID? = nil, services: SignInServices) async throws {
        try await self.init(id, in: pool, settings: services.settings, cipher: services.cipher)
    }

    /// Looks up the app client that a request from `origin` names.
    init(_ id: ClientID, from origin: SignInRequest.Origin, services: SignInServices) async throws {
        let context = try await ClientContext(id, in: origin.pool, services: services)
        self = origin.isHostedPage ? context.fromPage() : context
    }
}

extension Refresh {
    init(_ services: SignInServices) {
        self.init(
            services.tokens, settings: services.settings, cipher: services.cipher, database: services.database,
            world: services.world)
    }
}

extension NewSession {
    /// Plans a session of `user` through the client of `context`.
    init(
        of context: ClientContext, user: User, groups: [Group], device: DeviceKey?, now: Instant,
        services: SignInServices
    ) {
        self.init(
            context, user: user, groups: groups, device: device, now: now, cipher: services.cipher,
            world: services.world)
    }
}

extension PasswordHistory {
    init(_ services: SignInServices, of pool: UserPool) {
        self.init(services.passwords, database: services.database, of: pool)
    }
}
