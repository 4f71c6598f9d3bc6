import Accounts
import Authentication
import Directory
import Factors
import Kernel
import Messaging
import Storage
import TestKit
import Testing
import Tokens

/// No statement of a request scans a whole table, so that a million users are no slower than a thousand.
@Suite struct SignInQueryPlanTests {
    @Test(arguments: Engine.available)
    func `no operation of users or administrators scans a whole table`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        try await enterAndSignIn(server)
        try await administer(server)
        try await proveSecondFactors(server)
        try await proveDevices(server)
        try await server.outbox.sendDue()
        try await server.sweeper.sweep()
        _ = try await UnconfirmedUsers(server.accounts).remove(before: server.clock.now.advanced(seconds: 1))
        #expect(recorder.statements.count > 60)
        for statement in recorder.statements {
            let scans = try await recorder.fullScans(of: statement)
            #expect(scans.isEmpty, "\(scans) \(statement.rendered(for: .sqlite).text)")
        }
    }

    // A list that sorts all users before returning sixty would be as slow as a scan.
    @Test func `no list of users sorts them all`() async throws {
        let (server, recorder) = try await TestServer.recorded(.sqliteFile)
        try await administer(server)
        for statement in recorder.statements {
            let text = statement.rendered(for: .sqlite).text
            guard text.contains("FROM users") || text.contains("FROM user_search") else { continue }
            let plan = try await recorder.plan(of: statement)
            #expect(!plan.contains { $0.contains("TEMP B-TREE") }, "\(text) \(plan)")
        }
    }

    /// Every operation of users, through a client that hides which users exist and rotates its tokens.
    private func enterAndSignIn(_ server: TestServer) async throws {
        let pool = try await server.poolVerifyingEmail {
            $0.aliasAttributes = [.email, .preferredUsername]
            $0.passwordPolicy.historySize = 3
        }
        let client = try await server.client(in: pool) {
            $0.existenceErrors = .enabled
            $0.explicitAuthFlows = [.allowUserPassword, .allowUserSRP]
            $0.refreshTokenRotation = RefreshTokenRotation(enabled: true, retryGracePeriod: 10)
        }
        try await server.signUp("ann", attributes: ["email": "ann@example.com", "name": "Ann"], by: client)
        _ = try await refusal { try await server.confirm("ann", code: "wrong", by: client) }
        _ = try await server.confirmation.resendCode(to: "ann", client: client.id, secretHash: nil)
        try await server.confirm("ann", code: await server.lastCode(to: "ann@example.com"), by: client)
        try await server.signUp("bob", attributes: ["email": "ann@example.com"], by: client)
        try await server.confirm("bob", code: await server.lastCode(to: "ann@example.com"), by: client, force: true)
        for name in ["bob", "nobody"] {
            _ = try await refusal { try await server.signIn(name, password: "Wrong-Horse-9", by: client) }
            _ = try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
        }
        _ = try await server.confirmation.resendCode(to: "nobody@example.com", client: client.id, secretHash: nil)
        let tokens = try await server.signInBySRP("ann", by: client).tokens
        for _ in 1...2 {
            _ = try await server.refresh.exchange(Secret(tokens.refresh), client: client.id, secret: nil)
        }
        let identity = try await server.identity(of: tokens)
        _ = try await server.account.profile(of: identity)
        _ = try await server.account.update(["email": "b@example.com", "preferred_username": "b"], for: identity)
        try await server.account.verify(
            "email", code: Secret(await server.lastCode(to: "b@example.com")), for: identity)
        try await server.account.remove(["preferred_username"], for: identity)
        try await server.account.changePassword(
            from: Secret(TestServer.password), to: Secret("Another-9-x"), for: identity)
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        let code = await server.lastCode(to: "b@example.com")
        let known = try await refusal {
            try await server.recover("ann", code: code, password: "Another-9-x", by: client)
        }
        #expect(known == PasswordRefusal.usedBefore)
        let (one, two) = (
            try await server.signIn("ann", password: "Another-9-x", by: client),
            try await server.signIn("ann", password: "Another-9-x", by: client)
        )
        try await server.refresh.revoke(Secret(one.refresh), client: client.id, secret: nil)
        try await server.account.signOutEverywhere(try await server.identity(of: two))
        let last = try await server.signIn("ann", password: "Another-9-x", by: client)
        try await server.account.delete(try await server.identity(of: last))
    }

    /// Every way to set up, choose and prove a second factor.
    private func proveSecondFactors(_ server: TestServer) async throws {
        let pool = try await server.pool {
            $0.mfa = .optional
            $0.sms = SMSSettings(callerARN: "arn")
            $0.aliasAttributes = [.phoneNumber]
            $0.secondFactors = SecondFactorSettings()
            $0.secondFactors?.softwareToken = true
        }
        let client = try await server.client(in: pool)
        try await server.makeUser("ann", attributes: ["phone_number": TestServer.phone], by: client)
        let app = try await server.makeApp(in: pool, by: client)
        try await server.enable(.sms, in: pool)
        for factor in ["SMS_MFA", "SOFTWARE_TOKEN_MFA"] {
            let asked = try await server.challenge(by: client)
            let chosen = try await server.answer(
                .selection, session: asked.session, with: ["USERNAME": "ann", "ANSWER": factor], by: client
            ).pendingChallenge
            let code =
                factor == "SMS_MFA" ? await server.lastCode(to: TestServer.phone) : app.code(at: server.clock.now)
            _ = try await refusal { try await server.prove(chosen, with: "000", by: client) }
            _ = try await server.prove(chosen, with: code, by: client).tokens
        }
        try await server.administration.deleteSoftwareToken(of: "ann", in: pool.id)
    }

    /// Every operation on devices.
    private func proveDevices(_ server: TestServer) async throws {
        let pool = try await server.pool { $0.devices = DeviceSettings() }
        let client = try await server.client(in: pool)
        try await server.makeUser("ann", by: client)
        let device = try await server.makeDevice(by: client)
        _ = try await server.begin(on: device.key, by: client).pendingChallenge
        let pending = AskedChallenge(challenge: .deviceProof, session: nil, parameters: [:])
        let identity = try await server.identity(of: try await device.prove(after: pending, by: client).tokens)
        try await server.account.setDevice(device.key, isRemembered: true, for: identity)
        _ = try await server.account.devices(identity, after: nil, limit: 1)
        let user = identity.user
        _ = try await server.database.read { try UserDeviceTable($0).leastUsed(of: user, in: pool.id) }
        try await server.account.forgetDevice(device.key, for: identity)
    }

    /// Every operation of administrators, and every filter of ListUsers, on its first and its next page.
    private func administer(_ server: TestServer) async throws {
        let pool = try await server.poolVerifyingEmail()
        let client = try await server.client(in: pool)
        for name in ["ann", "bob"] {
            try await server.invite(
                name, attributes: ["email": "\(name)@example.com", "email_verified": "true"], to: pool)
        }
        try await server.group("staff", in: pool, of: ["ann"])
        let asked = try await server.begin(
            .password, with: ["USERNAME": "ann", "PASSWORD": TestServer.password], by: client
        ).pendingChallenge
        let answer = ["USERNAME": "ann", "NEW_PASSWORD": "My-Own-Horse-9"]
        _ = try await server.answer(.newPassword, session: asked.session, with: answer, by: client).tokens
        let administration = server.administration
        try await administration.update(["name": "Ann"], of: "ann", in: pool.id)
        try await administration.resetPassword(of: "ann", in: pool.id)
        try await administration.disable("ann", in: pool.id)
        try await administration.setPassword(Secret(TestServer.password), permanent: true, of: "bob", in: pool.id)
        for filter in [
            nil, #"username ^= "a""#, #"sub ^= """#, #"status ^= """#, #"status = "Enabled""#,
            #"cognito:user_status ^= """#, #"email ^= """#, #"email = "x""#,
        ] {
            let first = try await administration.list(filter, in: pool.id, after: nil, limit: 1)
            _ = try await administration.list(filter, in: pool.id, after: first.next, limit: 1)
        }
        _ = try await server.database.read { try UserTable($0).estimatedCount(in: pool.id) }
        try await server.keys.rotate(pool.id)
        try await administration.delete("ann", in: pool.id)
        // For the periodic deletions: a user who never confirms, and a used challenge that has expired.
        try await server.signUp("raw", attributes: ["email": "raw@example.com"], by: client)
        _ = try await server.signInBySRP("bob", by: client).tokens
        server.clock.advance(.minutes(16))
    }
}
