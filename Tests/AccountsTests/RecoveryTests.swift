import Accounts
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing
import Tokens

/// Users who forgot their password or must reset it (UP-SIGN-20, USR-UI-09).
@Suite struct RecoveryTests {
    private func finish(
        _ server: TestServer, _ name: String, _ code: String, _ client: Client, password: String = "Another-Horse-9"
    ) async throws {
        try await server.recovery.resetPassword(
            PasswordReset(
                client: client.id, secretHash: try server.secretHash(of: name, client),
                username: Username(rawValue: name),
                code: Secret(code), password: Secret(password)))
    }

    // UP-SIGN-20, UP-VER-05, CODE-15
    @Test(arguments: Engine.available)
    func `a code to a verified address sets a new password and ends all sessions`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        let details = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        #expect(details == DeliveryDetails(.email, address: "ann@example.com"))
        let code = await server.lastCode(to: "ann@example.com")
        // Before that, nothing has changed.
        try await server.signIn("ann", by: client)
        try await finish(server, "ann", code, client)
        #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.wrongCredentials)
        try await server.signIn("ann", password: "Another-Horse-9", by: client)
        #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        #expect(
            try await refusal { try await server.exchange(tokens.refresh, by: client) } == RefreshTokenRefusal.revoked)
        #expect(try await refusal { try await finish(server, "ann", code, client) } == CodeRefusal.expired)
    }

    // SGN-AUT-03, UP-SIGN-15
    @Test(arguments: Engine.available)
    func `an account without a verified contact cannot be recovered`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.autoVerifiedAttributes = [] }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        try await server.invite("new", attributes: ["email": "n@example.com", "email_verified": "true"], to: pool)
        try await server.signUp("raw", attributes: ["email": "r@example.com"], by: client)
        for (name, kind) in [
            ("ann", RefusalKind.invalid), ("new", .unsupported), ("raw", .invalid), ("nobody", .notFound),
        ] {
            let refused = try await refusal {
                try await server.recovery.requestCode(for: Username(rawValue: name), client: client.id, secretHash: nil)
            }
            #expect(refused?.kind == kind, "\(name)")
        }
        try await server.administration.disable("ann", in: pool.id)
        let refused = try await refusal {
            try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        }
        #expect(refused == UserRefusal.disabled)
        #expect(server.sender.attempts == 0)
    }

    // `AccountRecoverySetting`
    @Test(arguments: Engine.available)
    func `the pool's settings order the contacts`(on engine: Engine) async throws {
        for (order, expected) in [
            (nil, "ann@example.com"), ([.verifiedEmail, .verifiedPhoneNumber], "ann@example.com"),
            ([.verifiedPhoneNumber, .verifiedEmail], "+15550100123"), ([.adminOnly], nil),
        ] as [([RecoveryMechanism]?, String?)] {
            let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.accountRecovery = order }
            try await server.makeUser(
                "ann", attributes: ["email": "ann@example.com", "phone_number": "+15550100123"], by: client)
            try await server.administration.update(["phone_number_verified": "true"], of: "ann", in: pool.id)
            let sent = server.sender.attempts
            let refused = try await refusal {
                try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
            }
            #expect(server.sender.delivered.dropFirst(sent).map(\.destination) == [expected].compactMap { $0 })
            #expect(refused == (expected == nil ? AccountRefusal.recoveryByAdministratorOnly : nil))
        }
    }

    @Test(arguments: Engine.available)
    func `where only administrators reset passwords every name is answered alike`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) {
            $0.accountRecovery = [.adminOnly]
        }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let hiding = try await server.client(in: pool) { $0.existenceErrors = .enabled }
        let sent = server.sender.attempts
        for (name, asker) in [("ann", client), ("nobody", client), ("ann", hiding), ("nobody", hiding)] {
            let refused = try await refusal {
                try await server.recovery.requestCode(for: Username(rawValue: name), client: asker.id, secretHash: nil)
            }
            #expect(refused == AccountRefusal.recoveryByAdministratorOnly, "\(name)")
        }
        try await server.administration.resetPassword(of: "ann", in: pool.id)
        await server.sender.waitForBackgroundWork()
        #expect(server.sender.attempts == sent + 1)
    }

    // USR-UI-09, UP-SIGN-21
    @Test(arguments: Engine.available)
    func `a reset by an administrator sends a code at once and invalidates the password`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let tokens = try await server.signIn("ann", by: client)
        try await server.administration.resetPassword(of: "ann", in: pool.id)
        #expect(try await server.user("ann", in: pool.id).status == .resetRequired)
        #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.passwordResetRequired)
        #expect(
            try await refusal { try await server.signInBySRP("ann", by: client) } == SignInRefusal.passwordResetRequired
        )
        #expect(try await refusal { try await server.identity(of: tokens) } == AccessTokenRefusal.revoked)
        // A reset may be repeated; then the newer code counts.
        let first = await server.lastCode(to: "ann@example.com")
        try await server.administration.resetPassword(of: "ann", in: pool.id)
        #expect(try await refusal { try await finish(server, "ann", first, client) } == CodeRefusal.mismatch)
        try await finish(server, "ann", await server.lastCode(to: "ann@example.com"), client)
        #expect(try await server.user("ann", in: pool.id).status == .confirmed)
        try await server.signIn("ann", password: "Another-Horse-9", by: client)
    }

    // USR-UI-09
    @Test(arguments: Engine.available)
    func `a user who cannot get a code cannot be reset`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.autoVerifiedAttributes = [] }
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let unproven = try await refusal { try await server.administration.resetPassword(of: "ann", in: pool.id) }
        #expect(unproven is InvalidInput)
        try await server.invite("new", to: pool)
        let invited = try await refusal { try await server.administration.resetPassword(of: "new", in: pool.id) }
        #expect(invited == AccountRefusal.passwordNotResettable)
        #expect(try await server.user("ann", in: pool.id).status == .confirmed)
        try await server.signIn("ann", by: client)
    }

    // A user locked by wrong passwords signs in again with the code.
    @Test(arguments: Engine.available)
    func `a new password ends the lock`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        for _ in 1...5 {
            _ = try await refusal { try await server.signIn("ann", password: "Wrong-Horse-9", by: client) }
        }
        #expect(try await refusal { try await server.signIn("ann", by: client) } == SignInRefusal.attemptsExceeded)
        _ = try await server.recovery.requestCode(for: "ann", client: client.id, secretHash: nil)
        try await finish(server, "ann", await server.lastCode(to: "ann@example.com"), client)
        try await server.signIn("ann", password: "Another-Horse-9", by: client)
    }

    // SGN-AUT-03
    @Test(arguments: Engine.available)
    func `what a sign-in may ask for as the second factor recovers nothing`(on engine: Engine) async throws {
        for (mode, offered, enabled, verified, expected) in [
            (.optional, [.sms], [], [.phoneNumber], .phoneNumber),
            (.optional, [.sms], [.sms], [.phoneNumber], nil),
            (.optional, [.sms], [.sms], [.phoneNumber, .email], .email),
            (.optional, [.email], [.email], [.phoneNumber, .email], .phoneNumber),
            (.optional, [.sms, .email], [.sms, .email], [.phoneNumber, .email], nil),
            (.optional, [.sms, .softwareToken], [.softwareToken], [.phoneNumber], .phoneNumber),
            // A user who has chosen none is asked for what is set up.
            (.on, [.sms], [], [.phoneNumber], nil), (.on, [.sms], [], [.phoneNumber, .email], .email),
            (.on, [.email], [], [.email], nil),
        ] as [(MFAMode, Set<SecondFactor>, [SecondFactor], Set<ContactAttribute>, ContactAttribute?)] {
            let (server, pool, client) = try await TestServer.withSecondFactors(engine, mode: mode, offering: offered)
            for contact in ContactAttribute.allCases {
                let isVerified = verified.contains(contact) ? "true" : "false"
                try await server.administration.update(
                    ["\(contact.rawValue)_verified": isVerified], of: "ann", in: pool.id)
            }
            let changes = enabled.map { SecondFactorChange($0, isEnabled: true, isPreferred: false) }
            if enabled.contains(.softwareToken) {
                _ = try await server.makeApp(in: pool, by: client)
            } else {
                try await server.administration.setSecondFactors(changes, of: "ann", in: pool.id)
            }
            let hiding = try await server.client(in: pool) { $0.existenceErrors = .enabled }
            for asker in [client, hiding] {
                let sent = server.sender.attempts
                let refused = try await refusal {
                    try await server.recovery.requestCode(for: "ann", client: asker.id, secretHash: nil)
                }
                await server.sender.waitForBackgroundWork()
                let address = expected.map { $0 == .email ? "ann@example.com" : TestServer.phone }
                #expect(
                    server.sender.delivered.dropFirst(sent).map(\.destination) == [address].compactMap { $0 },
                    "\(mode) \(offered) \(enabled) \(verified)")
                #expect(refused is InvalidInput == (expected == nil && asker.id == client.id))
            }
            // An administrator may send the code to it all the same, if nothing else is left.
            let sent = server.sender.attempts
            try await server.administration.resetPassword(of: "ann", in: pool.id)
            await server.sender.waitForBackgroundWork()
            #expect(server.sender.attempts == sent + 1)
        }
    }
}
