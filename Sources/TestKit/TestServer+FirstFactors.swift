package import Accounts
package import Authentication
package import Directory
import Kernel
package import Messaging

/// First factors that users choose.
extension TestServer {
    /// A new server with a pool whose users may also sign in by codes, a client that lets them choose, and the
    /// confirmed user `ann` with a telephone and a verified e-mail address.
    package static func withFirstFactors(
        _ engine: Engine, offering codes: [FirstFactor] = [.emailCode, .smsCode], hides: Bool = false,
        pool set: (inout PoolSettings) -> Void = { _ in }, client: (inout ClientSettings) -> Void = { _ in },
        codeLimits: CodeLimits = CodeLimits()
    ) async throws -> (TestServer, UserPool, Client) {
        let (server, pool, client) = try await withPoolAndClient(
            engine,
            pool: { settings in
                settings.sms = SMSSettings(callerARN: "arn")
                settings.firstFactors = [.password] + codes
                set(&settings)
            },
            client: { settings in
                settings.explicitAuthFlows?.append(.allowUserAuth)
                settings.existenceErrors = hides ? .enabled : .legacy
                client(&settings)
            }, codeLimits: codeLimits)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com", "phone_number": phone], by: client)
        await server.sender.waitForBackgroundWork()
        return (server, pool, client)
    }

    /// Begins a sign-in of `name` with the preferred challenge, or without a preference.
    package func begin(
        _ name: String = "ann", preferring challenge: String? = nil, adding more: [String: String] = [:],
        by client: Client, as administrator: Bool = false
    ) async throws -> SignInStep {
        var parameters = ["USERNAME": name].merging(more) { $1 }
        parameters["PREFERRED_CHALLENGE"] = challenge
        return try await begin(.choice, with: parameters, by: client, as: administrator)
    }

    /// Chooses `challenge` in the session of `asked`.
    package func choose(
        _ challenge: String, after asked: AskedChallenge, of name: String = "ann", adding more: [String: String] = [:],
        by client: Client, as administrator: Bool = false
    ) async throws -> SignInStep {
        try await answer(
            .firstFactor, session: asked.session,
            with: ["USERNAME": name, "ANSWER": challenge].merging(more) { $1 }, by: client, as: administrator)
    }

    /// Signs `name` up without a password.
    package func signUpWithoutPassword(_ name: String, attributes: [String: String], by client: Client) async throws
        -> Registration.Registered
    {
        try await registration.register(
            Registration.Form(
                client: client.id, secretHash: try secretHash(of: name, client), username: Username(rawValue: name),
                password: nil, attributes: attributes))
    }
}
