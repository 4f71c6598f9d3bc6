import Directory
import Kernel
import SignIn
import TestKit
import Testing

/// A code dies with the contact that it went to: the mailbox may be another person's now.
@Suite struct ContactChangeTests {
    /// How a contact goes.
    enum Change: String, CaseIterable, Sendable {
        case byUser, byAdministrator, byVerification, removalByUser, removalByAdministrator
    }

    /// Does it to `ann`, whose address is old@example.com.
    private func make(_ change: Change, _ house: House, _ pool: UserPool, _ bearer: Bearer) async throws {
        switch change {
        case .byUser: _ = try await house.account.update(["email": "new@example.com"], bearer)
        case .byAdministrator:
            try await house.administration.update(
                ["email": "new@example.com", "email_verified": "true"], of: "ann", in: pool.id)
        case .byVerification:
            _ = try await house.account.update(["email": "new@example.com"], bearer)
            try await house.account.verify("email", code: Secret(await house.lastCode(to: "new@example.com")), bearer)
        case .removalByUser: try await house.account.remove(["email"], bearer)
        case .removalByAdministrator: try await house.administration.remove(["email"], of: "ann", in: pool.id)
        }
    }

    private func furnished(_ engine: Engine, keepsOld: Bool = false) async throws -> (House, UserPool, Client, Bearer) {
        let (house, pool, client) = try await House.furnished(
            engine, pool: { if keepsOld { $0.attributesVerifiedBeforeUpdate = [.email] } })
        try await house.person("ann", ["email": "old@example.com"], by: client)
        return (house, pool, client, try await house.bearer(of: try await house.signIn("ann", by: client)))
    }

    // CODE-15
    @Test(arguments: Engine.available, Change.allCases)
    func `a code to reset the password dies with its address`(on engine: Engine, change: Change) async throws {
        let (house, pool, client, bearer) = try await furnished(engine, keepsOld: change == .byVerification)
        _ = try await house.recovery.begin("ann", client: client.id, secretHash: nil)
        let code = await house.lastCode(to: "old@example.com")
        try await make(change, house, pool, bearer)
        let refused = try await refusal {
            try await house.recover("ann", code, password: "Another-Horse-9", by: client)
        }
        #expect(refused == .codeExpired)
        try await house.signIn("ann", by: client)
    }

    @Test(arguments: Engine.available, [Change.byUser, .byAdministrator, .removalByUser, .removalByAdministrator])
    func `a code to verify an address dies with it, also if the address comes back`(
        on engine: Engine, change: Change
    ) async throws {
        let (house, pool, _, bearer) = try await furnished(engine)
        _ = try await house.account.sendCode(for: "email", bearer)
        let code = await house.lastCode(to: "old@example.com")
        try await make(change, house, pool, bearer)
        try await house.administration.update(["email": "old@example.com"], of: "ann", in: pool.id)
        let refused = try await refusal { try await house.account.verify("email", code: Secret(code), bearer) }
        #expect(refused == .codeExpired)
        #expect(try await house.user("ann", in: pool.id).attributes["email_verified"] == "false")
    }

    @Test(arguments: Engine.available)
    func `a code to confirm a sign-up dies with its address`(on engine: Engine) async throws {
        let (house, pool, client) = try await House.furnished(engine)
        try await house.signUp("ann", ["email": "old@example.com"], by: client)
        let code = await house.lastCode(to: "old@example.com")
        try await house.administration.update(["email": "new@example.com"], of: "ann", in: pool.id)
        #expect(try await refusal { try await house.confirm("ann", code, by: client) } == .codeExpired)
        _ = try await house.confirmation.resend("ann", client: client.id, secretHash: nil)
        try await house.confirm("ann", await house.lastCode(to: "new@example.com"), by: client)
    }

    @Test(arguments: Engine.available)
    func `codes to a contact that stays are good as before`(on engine: Engine) async throws {
        let (house, pool, client, bearer) = try await furnished(engine, keepsOld: true)
        _ = try await house.recovery.begin("ann", client: client.id, secretHash: nil)
        let code = await house.lastCode(to: "old@example.com")
        // The old address stays until the new one is proven.
        _ = try await house.account.update(["email": "new@example.com", "name": "Ann"], bearer)
        try await house.administration.update(["phone_number": "+12065550100"], of: "ann", in: pool.id)
        try await house.administration.remove(["phone_number"], of: "ann", in: pool.id)
        try await house.recover("ann", code, password: "Another-Horse-9", by: client)
        let signedIn = try await house.signIn("ann", password: "Another-Horse-9", by: client)
        let now = try await house.bearer(of: signedIn)
        try await house.account.verify("email", code: Secret(await house.lastCode(to: "new@example.com")), now)
        #expect(try await house.user("ann", in: pool.id).attributes["email"] == "new@example.com")
    }
}
