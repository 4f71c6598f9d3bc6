import Accounts
import Directory
import Factors
import Kernel
import TestKit
import Testing

/// A code becomes invalid with the contact it was sent to: the mailbox may now be another user's.
@Suite struct ContactChangeTests {
    /// How a contact is removed.
    enum Change: String, CaseIterable, Sendable {
        case byUser, byAdministrator, byVerification, removalByUser, removalByAdministrator
    }

    /// Applies the change to `ann`, whose address is old@example.com.
    private func make(_ change: Change, _ server: TestServer, _ pool: UserPool, _ identity: AccessTokenIdentity)
        async throws
    {
        switch change {
        case .byUser: _ = try await server.account.update(["email": "new@example.com"], for: identity)
        case .byAdministrator:
            try await server.administration.update(
                ["email": "new@example.com", "email_verified": "true"], of: "ann", in: pool.id)
        case .byVerification:
            _ = try await server.account.update(["email": "new@example.com"], for: identity)
            try await server.account.verify(
                "email", code: Secret(await server.lastCode(to: "new@example.com")), for: identity)
        case .removalByUser: try await server.account.remove(["email"], for: identity)
        case .removalByAdministrator: try await server.administration.remove(["email"], of: "ann", in: pool.id)
        }
    }

    private func withPoolAndClient(_ engine: Engine, keepsOld: Bool = false) async throws -> (
        TestServer, UserPool, Client, AccessTokenIdentity
    ) {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, pool: { if keepsOld { $0.attributesVerifiedBeforeUpdate = [.email] } })
        try await server.makeUser("ann", attributes: ["email": "old@example.com"], by: client)
        return (server, pool, client, try await server.identity(of: try await server.signIn("ann", by: client)))
    }

    // CODE-15
    @Test(arguments: Engine.available, Change.allCases)
    func `a code to reset the password ends with its address`(on engine: Engine, change: Change) async throws {
        let (server, pool, client, identity) = try await withPoolAndClient(engine, keepsOld: change == .byVerification)
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        let code = await server.lastCode(to: "old@example.com")
        try await make(change, server, pool, identity)
        let refused = try await refusal {
            try await server.recover("ann", code: code, password: "Another-Horse-9", by: client)
        }
        #expect(refused == CodeRefusal.expired)
        try await server.signIn("ann", by: client)
    }

    @Test(arguments: Engine.available, [Change.byUser, .byAdministrator, .removalByUser, .removalByAdministrator])
    func `a code to verify an address ends with it, even if the address comes back`(
        on engine: Engine, change: Change
    ) async throws {
        let (server, pool, _, identity) = try await withPoolAndClient(engine)
        _ = try await server.account.sendCode(toVerify: "email", for: identity)
        let code = await server.lastCode(to: "old@example.com")
        try await make(change, server, pool, identity)
        try await server.administration.update(["email": "old@example.com"], of: "ann", in: pool.id)
        let refused = try await refusal { try await server.account.verify("email", code: Secret(code), for: identity) }
        #expect(refused == CodeRefusal.expired)
        #expect(try await server.user("ann", in: pool.id).attributes["email_verified"] == "false")
    }

    @Test(arguments: Engine.available)
    func `a code to confirm a sign-up ends with its address`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.signUp("ann", attributes: ["email": "old@example.com"], by: client)
        let code = await server.lastCode(to: "old@example.com")
        try await server.administration.update(["email": "new@example.com"], of: "ann", in: pool.id)
        #expect(try await refusal { try await server.confirm("ann", code: code, by: client) } == CodeRefusal.expired)
        _ = try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil)
        try await server.confirm("ann", code: await server.lastCode(to: "new@example.com"), by: client)
    }

    @Test(arguments: Engine.available)
    func `codes to an unchanged contact stay valid`(on engine: Engine) async throws {
        let (server, pool, client, identity) = try await withPoolAndClient(engine, keepsOld: true)
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        let code = await server.lastCode(to: "old@example.com")
        // The old address stays until the new one is verified.
        _ = try await server.account.update(["email": "new@example.com", "name": "Ann"], for: identity)
        try await server.administration.update(["phone_number": "+12065550100"], of: "ann", in: pool.id)
        try await server.administration.remove(["phone_number"], of: "ann", in: pool.id)
        try await server.recover("ann", code: code, password: "Another-Horse-9", by: client)
        let signedIn = try await server.signIn("ann", password: "Another-Horse-9", by: client)
        let now = try await server.identity(of: signedIn)
        try await server.account.verify("email", code: Secret(await server.lastCode(to: "new@example.com")), for: now)
        #expect(try await server.user("ann", in: pool.id).attributes["email"] == "new@example.com")
    }
}
