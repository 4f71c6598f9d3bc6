import Cryptography
import Directory
import Kernel
import TestKit
import Testing
import Tokens

@testable import Accounts
@testable import Authentication

/// Clients with a secret prove it with every call (UP-HASH, SGN-HSH).
@Suite struct SecretHashTests {
    /// A published test vector: client id, secret, username and hash.
    private struct Known {
        var secret: String
        var client: String
        var name: String
        var hash: String
    }

    // UP-HASH-01, SGN-HSH-02, SGN-HSH-03; vectors of B.9.2
    @Test(arguments: Engine.available)
    func `the hash equals the test vectors`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let pool = try await server.pool()
        for known in [
            Known(
                secret: "c2VjcmV0", client: "3n4b5urk1ft4fl3mg5e62d9ado", name: "alice",
                hash: "xq3TF4QDnUhg3AZ99ypdSGUjz1QaV/yDexJadyS37Aw="),
            Known(
                secret: "9abcSECRETkey0123456789", client: "ad398u21ijw3s9w3939", name: "jane.roe",
                hash: "k6TXz2+uYffoKkvYRB2FhwaePbHh93QdKsiE9cvyYyk="),
            Known(
                secret: "9abcSECRETkey0123456789", client: "ad398u21ijw3s9w3939", name: "José",
                hash: "GucviJTA9bC2DW2ryHmCmTRRL6Zn+OFoerbdUe3L74Q="),
        ] {
            let id = ClientID(rawValue: known.client)
            let sealed = try server.cipher.seal(secret: Secret(known.secret), of: id, in: pool.id)
            _ = try? await server.clients.create(id, named: "app", in: pool.id, secret: sealed, settings: .init())
            let context = try await ClientContext(id, settings: server.settings, cipher: server.cipher)
            #expect(throws: Never.self) {
                try context.check(Secret(known.hash), of: Username(rawValue: known.name))
            }
            for (hash, name) in [
                (known.hash, known.name + "x"), (String(known.hash.dropLast()), known.name), ("", known.name),
                (known.secret, known.name), (known.hash + "=", known.name),
            ] {
                #expect(
                    throws: ClientRefusal.wrongSecretHash(id)
                ) { try context.check(Secret(hash), of: Username(rawValue: name)) }
            }
            #expect(throws: ClientRefusal.secretHashMissing(id)) {
                try context.check(nil, of: Username(rawValue: known.name))
            }
        }
    }

    // UP-HASH-02, UP-HASH-03, UP-HASH-04, SGN-HSH-01
    @Test(arguments: Engine.available)
    func `every context of a client with a secret needs the hash`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine, secret: "a-secret-of-the-client")
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.signUp("bob", attributes: ["email": "bob@example.com"], by: client)
        let refresh = try await server.signIn("ann", by: client).refresh
        let other = try #require(try server.secretHash(of: "somebody", client))
        for hash in [nil, Secret(""), other] {
            let recovery = PasswordReset(
                client: client.id, secretHash: hash, username: "ann", code: Secret("1"),
                password: Secret(TestServer.password))
            let form = Registration.Form(
                client: client.id, secretHash: hash, username: "eve", password: Secret(TestServer.password),
                attributes: [:])
            func parameters(_ more: [String: String]) -> [String: String] {
                var parameters = more.merging(["USERNAME": "ann"]) { $1 }
                parameters["SECRET_HASH"] = hash?.exposed
                return parameters
            }
            let calls: [(AuthFlow, [String: String])] = [
                (.password, parameters(["PASSWORD": TestServer.password])), (.srp, parameters(["SRP_A": "1f"])),
                (.refreshToken, parameters(["REFRESH_TOKEN": refresh])),
            ]
            let answers: [(AskedChallenge.Name, String?)] = [(.passwordVerifier, nil), (.newPassword, "x")]
            var works: [@Sendable () async throws -> Void] = [
                { _ = try await server.registration.register(form) },
                {
                    try await server.confirmation.confirm(
                        "bob", code: Secret("1"), client: client.id, secretHash: hash, force: false)
                },
                { _ = try await server.confirmation.resendCode(to: "bob", client: client.id, secretHash: hash) },
                { _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: hash) },
                { try await server.recovery.resetPassword(recovery) },
            ]
            works += calls.map { flow, sent in { _ = try await server.begin(flow, exactly: sent, by: client.id) } }
            works += answers.map { challenge, session in
                { [sent = parameters([:])] in
                    _ = try await server.answer(challenge, session: session, exactly: sent, by: client.id)
                }
            }
            for (index, work) in works.enumerated() {
                let refused = try await refusal(of: work)
                #expect(refused is ClientRefusal, "\(index)")
                #expect(refused?.message.contains("secret") == true || hash != nil, "\(index)")
            }
        }
        #expect(try await refusal { try await server.user("eve", in: pool.id) } == UserRefusal.notFound)
        // None of this counts as a wrong password.
        try await server.signIn("ann", by: client)
        try await server.confirm("bob", code: await server.lastCode(to: "bob@example.com"), by: client)
    }

    // UP-HASH-04
    @Test(arguments: Engine.available)
    func `a client without a secret sends no hash`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let hashed = ["USERNAME": "ann", "PASSWORD": TestServer.password, "SECRET_HASH": "x"]
        #expect(try await refusal { try await server.begin(.password, with: hashed, by: client) } is ClientRefusal)
        // A refresh ignores it, as the service does.
        let refresh = try await server.signIn("ann", by: client).refresh
        _ = try await server.begin(
            .refreshToken, with: ["REFRESH_TOKEN": refresh, "SECRET_HASH": "x"], by: client
        ).tokens
    }

    // G.1.3, B.9.2
    @Test(arguments: Engine.available)
    func `a refresh accepts the hash of the username alone, or the secret itself`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { $0.aliasAttributes = [.email] }, secret: "a-secret-of-the-client")
        let ann = try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let refresh = try await server.signIn("ann@example.com", by: client).refresh
        for hash in [try server.secretHash(of: "ann", client), Secret("a-secret-of-the-client")] {
            let parameters = ["REFRESH_TOKEN": refresh, "SECRET_HASH": try #require(hash).exposed]
            _ = try await server.begin(.refreshToken, with: parameters, by: client)
        }
        for name in ["ann@example.com", ann.id.rawValue, "bob"] {
            let wrong = [
                "REFRESH_TOKEN": refresh,
                "SECRET_HASH": try #require(try server.secretHash(of: name, client)).exposed,
            ]
            let refused = try await refusal { try await server.begin(.refreshToken, with: wrong, by: client) }
            #expect(refused == ClientRefusal.wrongSecretHash(client.id), "\(name)")
        }
        // The secret itself is accepted nowhere else.
        let password = [
            "USERNAME": "ann", "PASSWORD": TestServer.password, "SECRET_HASH": "a-secret-of-the-client",
        ]
        let signIn = try await refusal { try await server.begin(.password, with: password, by: client) }
        #expect(signIn == ClientRefusal.wrongSecretHash(client.id))
        #expect(pool.id == client.pool)
    }
}
