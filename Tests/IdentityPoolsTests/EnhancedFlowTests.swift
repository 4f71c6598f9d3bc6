import AccessControl
import Directory
import Kernel
import TestKit
import Testing

@testable import IdentityPools

/// Credentials in one call: what STS is asked for.
@Suite struct EnhancedFlowTests {
    private static let (authenticated, unauthenticated) = (
        "arn:aws:iam::123456789012:role/users", "arn:aws:iam::123456789012:role/guests"
    )

    private struct Site {
        let server: TestServer
        let client: Client
        let pool: IdentityPoolRecord

        init(_ engine: Engine) async throws {
            let userPool: UserPool
            (server, userPool, client) = try await TestServer.withPoolAndClient(engine)
            try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
            try await server.group("one", role: "arn:aws:iam::123456789012:role/one", in: userPool, of: ["ann"])
            pool = try await server.identityPool(for: client) {
                $0.developerProvider = "login.example.com"
                $0.allowsClassicFlow = false
            }
            var roles = RoleSettings()
            (roles.authenticated, roles.unauthenticated) = (authenticated, unauthenticated)
            roles.mappings = [pool.settings.userPools[0].mappingKey: RoleChoice(.token, else: .deny)]
            _ = try await server.identityPools().setRoles(roles, of: pool.id)
        }

        var flow: EnhancedFlow { EnhancedFlow(server.openIDTokens(), securityTokens: server.securityTokens()) }
    }

    // POOL-FLW-01, POOL-GCI-01, POOL-GCI-03, POOL-SCP-01, CRED-COM-01, CRED-COM-04
    @Test(arguments: Engine.available)
    func `an identity without logins gets its role, limited to twenty services`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let id = try await site.server.identities.unauthenticated(in: site.pool)
        let request = try await site.flow.request(for: id, logins: [:], asking: nil)
        #expect(request.identity.identity == id)
        #expect(request.role == Self.unauthenticated && request.session.duration == 3600)
        #expect(request.session.name == "CognitoIdentityCredentials")
        #expect(request.identity.methods == ["unauthenticated"] && request.identity.pool == site.pool.id)
        let policy = try #require(request.session.policy)
        #expect(policy.contains(#""dynamodb:*""#) && !policy.contains("iam:") && policy.utf8.count <= 2048)
        #expect(UnauthenticatedScope.services.count == 20)
    }

    // POOL-FLW-01, RBAC-TOK-04, RBAC-TOK-03, IDP-05, UP-GRP-10
    @Test(arguments: Engine.available)
    func `a user of a group gets the group's role, and no other`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let logins = try await site.server.logins(of: "ann", by: site.client)
        let id = try await site.server.openIDTokens().identity(in: site.pool.id, logins: logins)
        let request = try await site.flow.request(for: id, logins: logins, asking: nil)
        #expect(request.role.hasSuffix("role/one") && request.session.policy == nil)
        #expect(request.identity.methods.first == "authenticated")
        let refused = try await refusal {
            try await site.flow.credentials(for: id, logins: logins, asking: Self.authenticated)
        }
        #expect(refused == IdentityPoolRefusal.roleNotAllowed)
    }

    // POOL-LNK-04, SWI-GEN-01
    @Test(arguments: Engine.available)
    func `credentials are for the identity that remains`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let logins = try await site.server.logins(of: "ann", by: site.client)
        let user = try await site.server.openIDTokens().identity(in: site.pool.id, logins: logins)
        let device = try await site.server.identities.unauthenticated(in: site.pool)
        #expect(try await site.flow.request(for: device, logins: logins, asking: nil).identity.identity == user)
    }

    // POOL-FLW-03, DEV-IMPL-05, DEV-IMPL-06, DEV-LNK-01
    @Test(arguments: Engine.available)
    func `the pool's own token gives credentials, for its identity only`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let tokens = site.server.openIDTokens()
        func developer(_ name: String, lifetime: Int64? = nil) async throws -> OpenIDTokens.Issued {
            try await tokens.token(
                .init(
                    identity: nil, logins: ["login.example.com": Secret(name)], tags: ["team": "red"],
                    lifetime: lifetime),
                in: site.pool.id)
        }
        let (ann, bob) = (try await developer("ann"), try await developer("bob"))
        let service = LoginProviderName.service
        let request = try await site.flow.request(for: ann.identity, logins: [service: ann.token], asking: nil)
        #expect(request.identity.identity == ann.identity)
        #expect(request.role == Self.authenticated && request.identity.tags == ["team": "red"])
        #expect(request.identity.methods.contains("login.example.com"))
        let others: [(String, [String: Secret<String>])] = [
            ("another identity's", [service: bob.token]), ("garbage", [service: Secret("x")]),
            ("none", [:]), ("two", [service: ann.token, "accounts.google.com": Secret("x")]),
        ]
        for (what, logins) in others {
            let refused = try await refusal {
                try await site.flow.credentials(for: ann.identity, logins: logins, asking: nil)
            }
            #expect(refused != nil, "\(what)")
        }
        let refused = try await refusal {
            try await site.flow.credentials(for: ann.identity, logins: [service: ann.token], asking: "arn:other")
        }
        #expect(refused == IdentityPoolRefusal.roleNotAllowed)
        site.server.clock.advance(901)
        let expired = try await refusal {
            try await site.flow.credentials(for: ann.identity, logins: [service: ann.token], asking: nil)
        }
        #expect(expired is LoginRefusal)
    }

    @Test(arguments: Engine.available)
    func `a token of a user identifier that was unlinked gives nothing`(on engine: Engine) async throws {
        let site = try await Site(engine)
        let tokens = site.server.openIDTokens()
        let ann = try await tokens.token(
            .init(identity: nil, logins: ["login.example.com": Secret("ann")]), in: site.pool.id)
        let login = Login(.developer, provider: "login.example.com", subject: "ann")
        try await site.server.identities.unlink(login, from: ann.identity, in: site.pool.id)
        let refused = try await refusal {
            try await site.flow.credentials(
                for: ann.identity, logins: [LoginProviderName.service: ann.token], asking: nil)
        }
        #expect(refused == IdentityRefusal.forbidden(ann.identity))
        let passed = try await refusal {
            try await tokens.identity(in: site.pool.id, logins: [LoginProviderName.service: ann.token])
        }
        #expect(passed == LoginRefusal.ownToken)
    }
}
