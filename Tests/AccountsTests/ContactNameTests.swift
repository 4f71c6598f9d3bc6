import Accounts
import Directory
import Kernel
import Messaging
import TestKit
import Testing

/// Pools whose usernames are e-mail addresses or telephone numbers (UP-UNAME).
@Suite struct ContactNameTests {
    private func withPoolAndClient(_ engine: Engine, _ contacts: [ContactAttribute] = [.email]) async throws
        -> (TestServer, UserPool, Client)
    {
        try await TestServer.withPoolAndClient(engine) { $0.usernameAttributes = contacts }
    }

    // UP-UNAME-03, UP-UNAME-04, UP-UNAME-07, UP-TOK-04
    @Test(arguments: Engine.available)
    func `the address becomes the attribute, and a UUID the username`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let user = try await server.makeUser("ann@example.com", by: client)
        #expect(user.username.rawValue == user.id.rawValue)
        #expect(user.attributes["email"] == "ann@example.com" && user.attributes["email_verified"] == "true")
        let tokens = try await server.signIn("ann@example.com", by: client)
        #expect(try tokens.id.text("cognito:username") == user.id.rawValue)
        #expect(try tokens.id.text("sub") == user.id.rawValue)
        #expect(try await server.user(user.id.rawValue, in: pool.id).id == user.id)
    }

    // UP-UNAME-05, UP-UNAME-01
    @Test(arguments: Engine.available)
    func `if both are allowed, a telephone number sets its own attribute`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine, [.phoneNumber, .email])
        let caller = try await server.makeUser("+15550100123", by: client)
        #expect(caller.attributes["phone_number"] == "+15550100123" && caller.attributes["email"] == nil)
        let writer = try await server.makeUser("ann@example.com", by: client)
        #expect(writer.attributes["phone_number"] == nil)
        try await server.signIn("+15550100123", by: client)
    }

    // UP-UNAME-06
    @Test(arguments: Engine.available)
    func `a name of the wrong kind is refused`(on engine: Engine) async throws {
        for (contacts, names) in [
            ([ContactAttribute.email], ["ann", "+15550100123", "ann@", "a@b\r\nc"]),
            ([.phoneNumber], ["ann", "ann@example.com", "15550100123", "+1 555", "+12", "+1234567890123456789"]),
            ([.email, .phoneNumber], ["ann", "+1-555"]),
        ] {
            let (server, pool, client) = try await withPoolAndClient(engine, contacts)
            for name in names {
                let refused = try await refusal { try await server.signUp(name, by: client) }
                #expect(refused is InvalidInput && refused?.message.contains("should be") == true, "\(name)")
                let invited = try await refusal { try await server.invite(name, to: pool) }
                #expect(invited is InvalidInput, "\(name)")
            }
        }
    }

    // UP-UNAME-08, UP-UNAME-09, GUIDE-22
    @Test(arguments: Engine.available)
    func `an address in use is refused at once, verified or not`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        try await server.signUp("ann@example.com", by: client)
        let taken = UserRefusal.contactTaken(.email)
        #expect(try await refusal { try await server.signUp("ann@example.com", by: client) } == taken)
        #expect(try await refusal { try await server.invite("ann@example.com", to: pool) } == taken)
    }

    @Test(arguments: Engine.available)
    func `a contact beside the name is the same or none`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine, [.email, .phoneNumber])
        for (name, attribute, other, words) in [
            (
                "ann@example.com", "email", "bob@example.com",
                "User email should be empty or same as username, since username attribute is email."
            ),
            (
                "+15550100123", "phone_number", "+15550100124",
                "User phone number should be empty or same as username, since username attribute is phone_number."
            ),
        ] {
            let bySelf = try await refusal { try await server.signUp(name, attributes: [attribute: other], by: client) }
            #expect(bySelf == InvalidInput(words))
            let byAdministrator = try await refusal {
                try await server.invite(name, attributes: [attribute: other], to: pool)
            }
            #expect(byAdministrator == InvalidInput(words))
            try await server.signUp(name, attributes: [attribute: name], by: client)
        }
    }

    @Test(arguments: Engine.available)
    func `a telephone number has up to eighteen digits, and names its user when invited again`(
        on engine: Engine
    ) async throws {
        let (server, pool, _) = try await withPoolAndClient(engine, [.phoneNumber])
        let ann = try await server.invite("+123456789012345678", to: pool)
        func resend(_ name: Username) async throws -> (any Refusal)? {
            let form = Invitation.Form(
                pool: pool.id, username: name, attributes: [:], temporaryPassword: nil, channels: [.sms], force: false)
            return try await refusal { try await server.invitation.resend(form) }
        }
        #expect(try await resend(ann.username) == InvalidInput("Username should be a phone number."))
        #expect(try await resend("+123456789012345678") == nil)
    }

    // UP-UNAME-10, UP-UNAME-09
    @Test(arguments: Engine.available)
    func `a user changes to another free address, which is the new name at once`(on engine: Engine) async throws {
        let (server, _, client) = try await withPoolAndClient(engine)
        try await server.makeUser("old@example.com", by: client)
        try await server.makeUser("bob@example.com", by: client)
        let identity = try await server.identity(of: try await server.signIn("old@example.com", by: client))
        let taken = try await refusal { try await server.account.update(["email": "bob@example.com"], for: identity) }
        #expect(taken == UserRefusal.aliasInUse(.email))
        _ = try await server.account.update(["email": "new@example.com"], for: identity)
        try await server.signIn("new@example.com", by: client)
        #expect(try await refusal { try await server.signIn("old@example.com", by: client) } == UserRefusal.notFound)
        try await server.signUp("old@example.com", by: client)
    }

    // UP-UNAME-11
    @Test(arguments: Engine.available)
    func `the contact of the sign-up is the username, and the other contact never is`(on engine: Engine) async throws {
        for (name, kept, attribute, other) in [
            ("ann@example.com", "email", "phone_number", "+15550100123"),
            ("+15550100123", "phone_number", "email", "ann@example.com"),
        ] {
            let (server, pool, client) = try await withPoolAndClient(engine, [.email, .phoneNumber])
            try await server.makeUser(name, by: client)
            let identity = try await server.identity(of: try await server.signIn(name, by: client))
            _ = try await server.account.update([attribute: other], for: identity)
            #expect(try await refusal { try await server.signIn(other, by: client) } == UserRefusal.notFound)
            try await server.administration.update(
                ["\(attribute)_verified": "true"], of: Username(rawValue: name), in: pool.id)
            #expect(
                try await refusal { try await server.signIn(other, by: client) } == UserRefusal.notFound, "verified")
            let removed = try await refusal { try await server.account.remove([kept], for: identity) }
            #expect(removed == InvalidInput("Cannot delete attribute \(kept)."))
            let emptied = try await refusal { try await server.account.update([kept: ""], for: identity) }
            #expect(emptied == InvalidInput("Cannot delete attribute \(kept)."))
            try await server.signIn(name, by: client)
            // The name is free for the user whose contact it is.
            try await server.signUp(other, by: client)
        }
    }

    // UP-UNAME-12
    @Test(arguments: Engine.available)
    func `the address is accepted wherever a username is`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        try await server.signUp("ann@example.com", by: client)
        _ = try await server.confirmation.resendCode(to: "ann@example.com", client: client.id, secretHash: nil)
        try await server.confirm("ann@example.com", code: await server.lastCode(to: "ann@example.com"), by: client)
        _ = try await server.recovery.requestCode(for: "ann@example.com", client: client.id, secretHash: nil)
        let form = PasswordReset(
            client: client.id, secretHash: nil, username: "ann@example.com",
            code: Secret(await server.lastCode(to: "ann@example.com")), password: Secret("Another-Horse-9"))
        try await server.recovery.resetPassword(form)
        try await server.administration.disable("ann@example.com", in: pool.id)
        try await server.administration.enable("ann@example.com", in: pool.id)
        let step = try await server.begin(
            .adminPassword, with: ["USERNAME": "ann@example.com", "PASSWORD": "Another-Horse-9"], by: client, as: true)
        #expect(throws: Never.self) { try step.tokens }
        try await server.group("staff", in: pool)
        try await server.administration.delete("ann@example.com", in: pool.id)
    }

    // UP-UNAME-13
    @Test(arguments: Engine.available)
    func `a filter by username takes the UUID, a filter by address the address`(on engine: Engine) async throws {
        let (server, pool, client) = try await withPoolAndClient(engine)
        let ann = try await server.makeUser("ann@example.com", by: client)
        func found(_ filter: String) async throws -> [UserID] {
            try await server.administration.list(filter, in: pool.id, after: nil, limit: 60).items.map(\.user.id)
        }
        #expect(try await found("username = \"ann@example.com\"").isEmpty)
        #expect(try await found("username = \"\(ann.id.rawValue)\"") == [ann.id])
        #expect(try await found("email = \"ann@example.com\"") == [ann.id])
    }
}
