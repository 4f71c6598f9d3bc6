import Accounts
package import Authentication
package import Directory
package import Kernel
package import Messaging
package import Tokens

/// Second factors of users.
extension TestServer {
    /// The telephone of users with a second factor.
    package static let phone = "+12065550123"

    /// A new server with a pool that offers `factors`, a client, and the confirmed user `ann` with a telephone and a
    /// verified e-mail address.
    package static func withSecondFactors(
        _ engine: Engine, mode: MFAMode = .optional, offering factors: Set<SecondFactor>,
        pool set: (inout PoolSettings) -> Void = { _ in }, client: (inout ClientSettings) -> Void = { _ in },
        codeLimits: CodeLimits = CodeLimits()
    ) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await withPoolAndClient(
            engine,
            pool: { settings in
                settings.mfa = mode
                settings.sms = SMSSettings(callerARN: "arn")
                settings.secondFactors = SecondFactorSettings()
                settings.secondFactors?.sms = factors.contains(.sms)
                settings.secondFactors?.softwareToken = factors.contains(.softwareToken)
                settings.secondFactors?.email = factors.contains(.email) ? .init() : nil
                set(&settings)
            }, client: client, codeLimits: codeLimits)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com", "phone_number": phone], by: client)
        return (server, pool, client)
    }

    /// Turns factors of `name` on, without a preference.
    package func enable(_ factors: SecondFactor..., for name: Username = "ann", in pool: UserPool) async throws {
        try await administration.setSecondFactors(
            factors.map { SecondFactorChange($0, isEnabled: true, isPreferred: false) }, of: name, in: pool.id)
    }

    /// Registers an authenticator app for the user of `tokens`, and moves the clock on, so that its next code is
    /// unused.
    package func registerApp(_ tokens: IssuedTokens, named name: String? = nil) async throws -> AuthenticatorApp {
        let identity = try await identity(of: tokens)
        let app = AuthenticatorApp(try await account.associateSoftwareToken(identity))
        try await account.verifySoftwareToken(Secret(app.code(at: clock.now)), deviceName: name, for: identity)
        clock.advance(30)
        return app
    }

    /// Registers an authenticator app for `ann` and turns it on.
    package func makeApp(in pool: UserPool, by client: Client) async throws -> AuthenticatorApp {
        let app = try await registerApp(try await signIn("ann", by: client))
        try await enable(.softwareToken, in: pool)
        return app
    }

    /// The challenge after the password of `name`.
    package func challenge(
        _ name: Username = "ann", password: String = TestServer.password, by client: Client,
        as administrator: Bool = false
    ) async throws -> AskedChallenge {
        try await begin(
            administrator ? .adminPassword : .password, with: ["USERNAME": name.rawValue, "PASSWORD": password],
            by: client, as: administrator
        ).pendingChallenge
    }

    /// Answers a challenge for the code of a second factor.
    package func prove(
        _ asked: AskedChallenge, with code: String, of name: Username = "ann", by client: Client,
        as administrator: Bool = false
    ) async throws -> SignInStep {
        let parameter =
            switch asked.challenge {
            case .email: "EMAIL_OTP_CODE"
            case .softwareToken: "SOFTWARE_TOKEN_MFA_CODE"
            case .smsCode: "SMS_OTP_CODE"
            default: "SMS_MFA_CODE"
            }
        return try await answer(
            asked.challenge, session: asked.session, with: ["USERNAME": name.rawValue, parameter: code], by: client,
            as: administrator)
    }
}
