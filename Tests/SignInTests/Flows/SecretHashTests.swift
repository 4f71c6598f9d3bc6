import Directory
import Kernel
import TestKit
import Testing

@testable import SignIn

/// Clients that keep a secret prove it with every call (UP-HASH, SGN-HSH).
@Suite struct SecretHashTests {
    /// A call by a client whose id, secret and hash for one name are known from elsewhere.
    private struct Known {
        var secret: String
        var client: String
        var name: String
        var hash: String
    }

    // UP-HASH-01, SGN-HSH-02, SGN-HSH-03; vectors of spec B.9.2 and D.3
    @Test(arguments: Engine.available)
    func `the hash is that of the vectors`(on engine: Engine) async throws {
        let house = try await House(engine)
        let pool = try await house.pool()
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
            let sealed = try house.vault.seal(secret: Secret(known.secret), of: id, in: pool.id)
            _ = try? await house.clients.create(id, named: "app", in: pool.id, secret: sealed, settings: .init())
            let call = try await ClientCall(id, house.facilities)
            #expect(throws: Never.self) { try call.check(secretHash: known.hash, username: known.name) }
            for (hash, name) in [
                (known.hash, known.name + "x"), (String(known.hash.dropLast()), known.name), ("", known.name),
                (known.secret, known.name), (known.hash + "=", known.name),
            ] {
                #expect(
                    throws: Refusal(.notAuthorized, "Unable to verify secret hash for client \(known.client)")
                ) { try call.check(secretHash: hash, username: name) }
            }
            #expect(throws: Refusal.self) { try call.check(secretHash: nil, username: known.name) }
        }
    }

    // UP-HASH-02, UP-HASH-03, UP-HASH-04, SGN-HSH-01
    @Test(arguments: Engine.available)
    func `every call of a client with a secret needs the hash`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(engine, secret: "a-secret-of-the-client")
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        try await house.signUp("bob", ["email": "bob@example.com"], by: client)
        let refresh = try await house.signIn("ann", by: client).refresh
        let other = try #require(try house.secretHash(of: "somebody", client))
        for hash in [nil, "", other] {
            let recovery = Recovery.Form(
                client: client.id, secretHash: hash, username: "ann", code: Secret("1"),
                password: Secret(House.password))
            let form = Registration.Form(
                client: client.id, secretHash: hash, username: "eve", password: Secret(House.password), attributes: [:])
            func call(_ more: [String: String]) -> SignInCall {
                var parameters = more.merging(["USERNAME": "ann"]) { $1 }
                parameters["SECRET_HASH"] = hash
                return SignInCall(client: client.id, parameters: Parameters(parameters))
            }
            let works: [@Sendable () async throws -> Void] = [
                { _ = try await house.registration.enter(form) },
                {
                    try await house.confirmation.confirm(
                        "bob", code: Secret("1"), client: client.id, secretHash: hash, force: false)
                },
                { _ = try await house.confirmation.resend("bob", client: client.id, secretHash: hash) },
                { _ = try await house.recovery.begin("ann", client: client.id, secretHash: hash) },
                { try await house.recovery.finish(recovery) },
                { [call = call(["PASSWORD": House.password])] in _ = try await house.signIn.begin(.password, call) },
                { [call = call(["SRP_A": "1f"])] in _ = try await house.signIn.begin(.srp, call) },
                { [call = call(["REFRESH_TOKEN": refresh])] in _ = try await house.signIn.begin(.refreshToken, call) },
                { [call = call([:])] in _ = try await house.signIn.answer(.passwordVerifier, session: nil, call) },
                { [call = call([:])] in _ = try await house.signIn.answer(.newPassword, session: "x", call) },
            ]
            for (index, work) in works.enumerated() {
                let refused = try await refusal(of: work)
                #expect(refused?.reason == .notAuthorized, "\(index)")
                #expect(refused?.message.contains("secret") == true || hash != nil, "\(index)")
            }
        }
        #expect(try await refusal { try await house.user("eve", in: pool.id) } == .userNotFound)
        // None of this has been counted against anybody.
        try await house.signIn("ann", by: client)
        try await house.confirm("bob", await house.lastCode(to: "bob@example.com"), by: client)
    }

    // UP-HASH-04
    @Test(arguments: Engine.available)
    func `a client without a secret sends no hash`(on engine: Engine) async throws {
        let (house, _, client) = try await House.furnished(engine)
        try await house.person("ann", ["email": "ann@example.com"], by: client)
        let call = SignInCall(
            client: client.id,
            parameters: Parameters(["USERNAME": "ann", "PASSWORD": House.password, "SECRET_HASH": "x"]))
        #expect(try await refusal { try await house.signIn.begin(.password, call) }?.reason == .notAuthorized)
    }

    // G.1.3, B.9.2
    @Test(arguments: Engine.available)
    func `a refresh takes the hash of any name, or the secret itself`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(
            engine, pool: { $0.aliasAttributes = [.email] }, secret: "a-secret-of-the-client")
        let ann = try await house.person("ann", ["email": "ann@example.com"], by: client)
        let refresh = try await house.signIn("ann", by: client).refresh
        let names = ["ann", "ann@example.com", ann.id.rawValue]
        for hash in try names.map({ try house.secretHash(of: $0, client) }) + ["a-secret-of-the-client"] {
            let parameters = Parameters(["REFRESH_TOKEN": refresh, "SECRET_HASH": hash ?? ""])
            let call = SignInCall(client: client.id, parameters: parameters)
            _ = try await house.signIn.begin(.refreshToken, call)
        }
        let wrong = Parameters([
            "REFRESH_TOKEN": refresh, "SECRET_HASH": try #require(try house.secretHash(of: "bob", client)),
        ])
        let refused = try await refusal {
            try await house.signIn.begin(.refreshToken, SignInCall(client: client.id, parameters: wrong))
        }
        #expect(refused?.reason == .notAuthorized)
        // The secret itself is good for nothing else.
        let password = Parameters([
            "USERNAME": "ann", "PASSWORD": House.password, "SECRET_HASH": "a-secret-of-the-client",
        ])
        let signIn = try await refusal {
            try await house.signIn.begin(.password, SignInCall(client: client.id, parameters: password))
        }
        #expect(signIn?.reason == .notAuthorized)
        #expect(pool.id == client.pool)
    }
}
