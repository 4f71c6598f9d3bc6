import Directory
import Kernel
import SignIn
import Storage
import TestKit
import Testing

/// No statement that a request asks reads a table from end to end, so that a million people are no slower than a
/// thousand.
@Suite struct PlanTests {
    @Test(arguments: Engine.available)
    func `whatever people and administrators do, no table is read as a whole`(on engine: Engine) async throws {
        let (house, listener) = try await House.listened(engine)
        try await enterAndSignIn(house)
        try await administer(house)
        try await house.outbox.sendDue()
        try await house.housekeeping.sweep()
        _ = try await UnconfirmedUsers(house.facilities).remove(before: house.clock.now.advanced(seconds: 1))
        #expect(listener.statements.count > 60)
        for statement in listener.statements {
            // How many pools there are is counted no further than the quota, which ends the reading.
            if statement.rendered(for: .sqlite).text.contains("FROM pools LIMIT") { continue }
            let scans = try await listener.fullScans(of: statement)
            #expect(scans.isEmpty, "\(scans) \(statement.rendered(for: .sqlite).text)")
        }
    }

    // A listing that sorted all people before showing sixty would be as slow as one that read them all.
    @Test func `no listing of people sorts them all`() async throws {
        let (house, listener) = try await House.listened(.sqliteFile)
        try await administer(house)
        for statement in listener.statements {
            let text = statement.rendered(for: .sqlite).text
            guard text.contains("FROM users") || text.contains("FROM user_search") else { continue }
            let plan = try await listener.plan(of: statement)
            #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(text) \(plan)")
        }
    }

    /// Everything that people do by themselves, through a client that hides who exists and rotates its tokens.
    private func enterAndSignIn(_ house: House) async throws {
        let pool = try await house.poolByMail {
            $0.aliasAttributes = [.email, .preferredUsername]
            $0.passwordPolicy.historySize = 3
        }
        let client = try await house.client(in: pool) {
            $0.existenceErrors = .enabled
            $0.explicitAuthFlows = [.allowUserPassword, .allowUserSRP]
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 10)
        }
        try await house.signUp("ann", ["email": "ann@example.com", "name": "Ann"], by: client)
        _ = try await refusal { try await house.confirm("ann", "wrong", by: client) }
        _ = try await house.confirmation.resend("ann", client: client.id, secretHash: nil)
        try await house.confirm("ann", await house.lastCode(to: "ann@example.com"), by: client)
        try await house.signUp("bob", ["email": "ann@example.com"], by: client)
        try await house.confirm("bob", await house.lastCode(to: "ann@example.com"), by: client, force: true)
        for name in ["bob", "nobody"] {
            _ = try await refusal { try await house.signIn(name, password: "Wrong-Horse-9", by: client) }
            _ = try await house.recovery.begin(name, client: client.id, secretHash: nil)
        }
        _ = try await house.confirmation.resend("nobody@example.com", client: client.id, secretHash: nil)
        let tokens = try await house.signInBySRP("ann", by: client).tokens
        for _ in 1...2 {
            _ = try await house.refresh.exchange(Secret(tokens.refresh), client: client.id, secret: nil)
        }
        let bearer = try await house.bearer(of: tokens)
        _ = try await house.account.show(bearer)
        _ = try await house.account.update(["email": "b@example.com", "preferred_username": "b"], bearer)
        try await house.account.verify("email", code: Secret(await house.lastCode(to: "b@example.com")), bearer)
        try await house.account.remove(["preferred_username"], bearer)
        try await house.account.changePassword(from: Secret(House.password), to: Secret("Another-9-x"), bearer)
        _ = try await house.recovery.begin("ann", client: client.id, secretHash: nil)
        let code = await house.lastCode(to: "b@example.com")
        let known = try await refusal { try await house.recover("ann", code, password: "Another-9-x", by: client) }
        #expect(known?.reason == .passwordHistory)
        let (one, two) = (
            try await house.signIn("ann", password: "Another-9-x", by: client),
            try await house.signIn("ann", password: "Another-9-x", by: client)
        )
        try await house.refresh.revoke(Secret(one.refresh), client: client.id, secret: nil)
        try await house.account.signOutEverywhere(try await house.bearer(of: two))
        let last = try await house.signIn("ann", password: "Another-9-x", by: client)
        try await house.account.delete(try await house.bearer(of: last))
    }

    /// Everything that administrators do, and every filter of ListUsers, on its first and on its next page.
    private func administer(_ house: House) async throws {
        let pool = try await house.poolByMail()
        let client = try await house.client(in: pool)
        for name in ["ann", "bob"] {
            try await house.invite(name, ["email": "\(name)@example.com", "email_verified": "true"], to: pool)
        }
        try await house.group("staff", in: pool, of: ["ann"])
        let asked = try await house.begin(.password, ["USERNAME": "ann", "PASSWORD": House.password], by: client)
            .question
        let answer = ["USERNAME": "ann", "NEW_PASSWORD": "My-Own-Horse-9"]
        _ = try await house.answer(.newPassword, session: asked.session, answer, by: client).tokens
        let administration = house.administration
        try await administration.update(["name": "Ann"], of: "ann", in: pool.id)
        try await administration.resetPassword(of: "ann", in: pool.id)
        try await administration.disable("ann", in: pool.id)
        try await administration.setPassword(Secret(House.password), permanent: true, of: "bob", in: pool.id)
        for filter in [
            nil, #"username ^= "a""#, #"sub ^= """#, #"status ^= """#, #"status = "Enabled""#,
            #"cognito:user_status ^= """#, #"email ^= """#, #"email = "x""#,
        ] {
            let first = try await administration.list(filter, in: pool.id, after: nil, limit: 1)
            _ = try await administration.list(filter, in: pool.id, after: first.next, limit: 1)
        }
        _ = try await house.database.read { try UserTable($0).estimatedCount(in: pool.id) }
        try await house.keys.rotate(pool.id)
        try await administration.delete("ann", in: pool.id)
        // For the sweeps: a user who never confirms, and a used challenge whose time is over.
        try await house.signUp("raw", ["email": "raw@example.com"], by: client)
        _ = try await house.signInBySRP("bob", by: client).tokens
        house.clock.advance(.minutes(16))
    }
}
