import Authentication
import Directory
import Kernel
import TestKit
import Testing
import Tokens

/// Sign-ins that send the password, and which callers may use which flow (AUTH-GEN, AUTH-ADM, UP-AUTH-05, UP-AUTH-06).
@Suite struct PasswordFactorTests {
    // AUTH-ADM-01, AUTH-ADM-02, UP-AUTH-05, G.4
    @Test(arguments: Engine.available)
    func `a client may use only the flows in its settings`(on engine: Engine) async throws {
        let (server, pool, all) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: all)
        let refresh = try await server.signIn("ann", by: all).refresh
        let parameters = [
            "USERNAME": "ann", "PASSWORD": TestServer.password,
            "SRP_A": try SRPSignIn(server, of: "ann", by: all).shown, "REFRESH_TOKEN": refresh,
        ]
        let flows: [(AuthFlow, ExplicitAuthFlow, String)] = [
            (.password, .allowUserPassword, "USER_PASSWORD_AUTH flow not enabled for this client"),
            (.srp, .allowUserSRP, "USER_SRP_AUTH is not enabled for the client."),
            (.adminPassword, .allowAdminUserPassword, "Auth flow not enabled for this client"),
            (.refreshToken, .allowRefreshToken, "REFRESH_TOKEN_AUTH flow not enabled for this client"),
        ]
        for (_, permission, _) in flows {
            let client = try await server.client(in: pool) { $0.explicitAuthFlows = [permission] }
            for (flow, itsPermission, message) in flows where itsPermission != permission {
                let refused = try await refusal {
                    try await server.begin(flow, with: parameters, by: client, as: flow != .password)
                }
                #expect(refused == InvalidInput(message))
            }
            for (flow, itsPermission, _) in flows where itsPermission == permission && flow != .refreshToken {
                _ = try await server.begin(flow, with: parameters, by: client, as: flow != .password)
            }
        }
    }

    @Test(arguments: Engine.available)
    func `the custom flow is refused in words of its own`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        let refused = try await refusal { try await server.begin(.custom, with: ["USERNAME": "ann"], by: client) }
        #expect(refused == InvalidInput("CUSTOM_AUTH is not enabled for the client."))
    }

    // AUTH-ADM-05, UP-AUTH-06
    @Test(arguments: Engine.available)
    func `administrators and apps each have a password flow of their own`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let parameters = ["USERNAME": "ann", "PASSWORD": TestServer.password]
        let refused = try await refusal { try await server.begin(.adminPassword, with: parameters, by: client) }
        #expect(refused == InvalidInput("Initiate Auth method not supported"))
        let other = try await refusal { try await server.begin(.password, with: parameters, by: client, as: true) }
        #expect(other == refused)
        _ = try await server.begin(.adminPassword, with: parameters, by: client, as: true).tokens
    }

    // AUTH-ADM-04: the older name allows it too.
    @Test(arguments: Engine.available)
    func `the older setting allows the administrators' flow beside the usual ones`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(
            engine, client: { $0.explicitAuthFlows = [.adminNoSRP] })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let parameters = ["USERNAME": "ann", "PASSWORD": TestServer.password]
        _ = try await server.begin(.adminPassword, with: parameters, by: client, as: true).tokens
        _ = try await server.signInBySRP("ann", by: client).tokens
        let refused = try await refusal { try await server.signIn("ann", by: client) }
        #expect(refused == InvalidInput("USER_PASSWORD_AUTH flow not enabled for this client"))
    }

    // AUTH-ADM-06, AUTH-ADM-07
    @Test(arguments: Engine.available)
    func `an administrator who names an alias gets the username, and answers with it`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.aliasAttributes = [.email] }
        try await server.invite("ann", attributes: ["email": "ann@example.com", "email_verified": "true"], to: pool)
        let asked = try await server.begin(
            .adminPassword, with: ["USERNAME": "ann@example.com", "PASSWORD": TestServer.password], by: client, as: true
        ).pendingChallenge
        #expect(asked.parameters["USER_ID_FOR_SRP"] == "ann")
        let step = try await server.answer(
            .newPassword, session: asked.session, with: ["USERNAME": "ann", "NEW_PASSWORD": "My-Own-Horse-9"],
            by: client, as: true)
        #expect(try step.tokens.id.text("cognito:username") == "ann")
    }

    // AUTH-ADM-01: an administrator may also use SRP.
    @Test(arguments: Engine.available)
    func `an administrator's app may prove the password by SRP`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let flow = try SRPSignIn(server, of: "ann", by: client)
        _ = try await flow.answer(try await flow.start(as: true), as: true).tokens
    }

    @Test(arguments: Engine.available)
    func `missing parameters of a flow are refused`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        for parameters in [[:], ["USERNAME": "ann"], ["PASSWORD": "x"], ["USERNAME": "", "PASSWORD": "x"]] {
            let refused = try await refusal { try await server.begin(.password, with: parameters, by: client) }
            #expect(refused is InvalidInput)
        }
        let endless = ["USERNAME": String(repeating: "a", count: 100_000), "PASSWORD": "x"]
        #expect(try await refusal { try await server.begin(.password, with: endless, by: client) } is InvalidInput)
        let nowhere = try await refusal {
            try await server.begin(.password, exactly: ["USERNAME": "ann"], by: ClientID(rawValue: "nowhere"))
        }
        #expect(nowhere is MissingResource)
        let elsewhere = try await refusal {
            try await server.begin(
                .adminPassword, exactly: [:], by: client.id, in: UserPoolID(rawValue: "eu-test-1_nowhere00"))
        }
        #expect(elsewhere is MissingResource)
        #expect(try await server.user("ann", in: pool.id).username == "ann")
    }
}
