import Accounts
import Directory
import Factors
import Kernel
import Messaging
import TestKit
import Testing

/// How users read and change their own attributes (UP-ATTR, UP-PERM, SGN-CHG, UP-AUTH-13).
@Suite struct AttributeTests {
    // SGN-CHG-01, SGN-CHG-02, SGN-SELF-09, UP-SIGN-16
    @Test(arguments: Engine.available)
    func `a changed address is unverified, and gets a code at once if the pool verifies it`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "old@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        #expect(try await server.account.update(["email": "old@example.com"], for: identity).isEmpty)
        #expect(try await server.account.profile(of: identity).user.attributes["email_verified"] == "true")

        let details = try await server.account.update(["email": "new@example.com", "name": "Ann"], for: identity)
        #expect(details == [DeliveryDetails(.email, address: "new@example.com")])
        #expect(try await server.account.profile(of: identity).user.attributes["email_verified"] == "false")
        let code = await server.lastCode(to: "new@example.com")
        try await server.account.verify("email", code: Secret(code), for: identity)
        #expect(try await server.user("ann", in: pool.id).attributes["email_verified"] == "true")
        let again = try await refusal { try await server.account.verify("email", code: Secret(code), for: identity) }
        #expect(again == CodeRefusal.expired)
    }

    // SGN-CHG-02
    @Test(arguments: Engine.available)
    func `if the pool does not verify it, a code is sent only on request`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) { $0.autoVerifiedAttributes = [] }
        try await server.makeUser("ann", by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        #expect(try await server.account.update(["email": "ann@example.com"], for: identity).isEmpty)
        #expect(server.sender.attempts == 0)
        #expect(try await server.account.sendCode(toVerify: "email", for: identity).destination == "a***@e***")
        try await server.account.verify(
            "email", code: Secret(await server.lastCode(to: "ann@example.com")), for: identity)
        #expect(try await server.account.profile(of: identity).user.attributes["email_verified"] == "true")
    }

    // UP-ATTR-09
    @Test(arguments: Engine.available)
    func `only addresses and numbers can be verified`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        for name in ["name", "preferred_username", "sub", "custom:x", "phone_number"] {
            let refused = try await refusal { try await server.account.sendCode(toVerify: name, for: identity) }
            #expect(refused is InvalidInput, "\(name)")
        }
    }

    // A code verifies only the address that it was sent to.
    @Test(arguments: Engine.available)
    func `a code for an address that has changed is invalid`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "one@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        _ = try await server.account.update(["email": "two@example.com"], for: identity)
        let code = await server.lastCode(to: "two@example.com")
        try await server.administration.update(["email": "three@example.com"], of: "ann", in: pool.id)
        let refused = try await refusal { try await server.account.verify("email", code: Secret(code), for: identity) }
        #expect(refused == CodeRefusal.expired)
        let user = try await server.user("ann", in: pool.id)
        #expect(user.attributes["email"] == "three@example.com" && user.attributes["email_verified"] == "false")
    }

    // `AttributesRequireVerificationBeforeUpdate`
    @Test(arguments: Engine.available)
    func `a pool can keep the old address until the new one is verified`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine) {
            $0.aliasAttributes = [.email]
            $0.attributesVerifiedBeforeUpdate = [.email]
        }
        try await server.makeUser("ann", attributes: ["email": "old@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("old@example.com", by: client))
        let details = try await server.account.update(["email": "new@example.com"], for: identity)
        #expect(details == [DeliveryDetails(.email, address: "new@example.com")])
        let before = try await server.account.profile(of: identity).user.attributes
        #expect(before["email"] == "old@example.com" && before["email_verified"] == "true")
        try await server.signIn("old@example.com", by: client)
        try await server.account.verify(
            "email", code: Secret(await server.lastCode(to: "new@example.com")), for: identity)
        let after = try await server.account.profile(of: identity).user.attributes
        #expect(after["email"] == "new@example.com" && after["email_verified"] == "true")
        try await server.signIn("new@example.com", by: client)
    }

    // `AttributesRequireVerificationBeforeUpdate`
    @Test(arguments: Engine.available)
    func `an administrator's change waits for its code too, unless the address is said to be proven`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) {
            $0.attributesVerifiedBeforeUpdate = [.email]
        }
        try await server.makeUser("ann", attributes: ["email": "old@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        try await server.administration.update(
            ["email": "new@example.com", "email_verified": "false", "name": "Ann"], of: "ann", in: pool.id)
        let before = try await server.user("ann", in: pool.id).attributes
        #expect(before["email"] == "old@example.com" && before["email_verified"] == "true" && before["name"] == "Ann")
        try await server.account.verify(
            "email", code: Secret(await server.lastCode(to: "new@example.com")), for: identity)
        let after = try await server.user("ann", in: pool.id).attributes
        #expect(after["email"] == "new@example.com" && after["email_verified"] == "true")

        let sent = server.sender.attempts
        try await server.administration.update(
            ["email": "third@example.com", "email_verified": "true"], of: "ann", in: pool.id)
        let proven = try await server.user("ann", in: pool.id).attributes
        #expect(proven["email"] == "third@example.com" && proven["email_verified"] == "true")
        #expect(server.sender.attempts == sent)
    }

    // UP-PERM-01, UP-PERM-03, UP-PERM-04, UP-PERM-10
    @Test(arguments: Engine.available)
    func `an app reads and writes permitted attributes, an administrator all`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, schema: [AttributeRequest("paid", kind: .boolean)],
            client: {
                $0.readAttributes = ["email", "custom:paid"]
                $0.writeAttributes = ["email", "nickname"]
            })
        try await server.makeUser("ann", attributes: ["email": "ann@example.com", "nickname": "Annie"], by: client)
        try await server.administration.update(["custom:paid": "true", "locale": "de"], of: "ann", in: pool.id)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        #expect(try await server.account.profile(of: identity).user.attributes.names == ["email", "custom:paid"])
        for name in ["custom:paid", "locale"] {
            let written = try await refusal { try await server.account.update([name: "false"], for: identity) }
            #expect(written == AttributeRefusal.notWritable, "\(name)")
            let removed = try await refusal { try await server.account.remove([name], for: identity) }
            #expect(removed == AttributeRefusal.notWritable, "\(name)")
        }
        let all = try await server.user("ann", in: pool.id).attributes
        #expect(all["custom:paid"] == "true" && all["locale"] == "de" && all["nickname"] == "Annie")
    }

    // CODE-11, UP-STD-05, UP-ATTR-10, UP-ATTR-11
    @Test(arguments: Engine.available)
    func `only an administrator can mark an address as verified`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        for (name, value) in [
            ("email_verified", "true"), ("phone_number_verified", "true"), ("sub", "x"), ("identities", "[]"),
            ("cognito:groups", "admin"), ("email_verified", ""),
        ] {
            let refused = try await refusal { try await server.account.update([name: value], for: identity) }
            #expect(refused == AttributeRefusal.notWritable || refused is InvalidInput, "\(name)")
        }
        try await server.administration.update(
            ["email": "new@example.com", "email_verified": "true", "phone_number": "+15550100123"], of: "ann",
            in: pool.id)
        let user = try await server.user("ann", in: pool.id)
        #expect(user.attributes["email_verified"] == "true" && user.attributes["phone_number_verified"] == "false")
        for name in ["sub", "identities"] {
            let refused = try await refusal {
                try await server.administration.update([name: "x"], of: "ann", in: pool.id)
            }
            #expect(refused is InvalidInput, "\(name)")
        }
    }

    // UP-ATTR-23
    @Test(arguments: Engine.available)
    func `an immutable attribute is set at the user's creation and never later`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine,
            schema: [
                AttributeRequest("badge", kind: .string, mutable: false),
                AttributeRequest("late", kind: .string, mutable: false),
            ])
        try await server.makeUser("ann", attributes: ["email": "ann@example.com", "custom:badge": "é"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        for value in ["8", "", "e\u{301}"] {
            let refused = try await refusal { try await server.account.update(["custom:badge": value], for: identity) }
            #expect(refused is InvalidInput, "\(value)")
        }
        let removed = try await refusal { try await server.account.remove(["custom:badge"], for: identity) }
        #expect(removed is InvalidInput)
        // An attribute without a value gets none later.
        let cannot = InvalidInput("user.custom:late: Attribute cannot be updated.\n")
        let late = try await refusal { try await server.account.update(["custom:late": "1"], for: identity) }
        #expect(late == cannot)
        let byAdministrator = try await refusal {
            try await server.administration.update(["custom:late": "1"], of: "ann", in: pool.id)
        }
        #expect(byAdministrator == cannot)
        // A form sent back with the value that the attribute has changes nothing.
        _ = try await server.account.update(["custom:badge": "é", "custom:late": ""], for: identity)
        let kept = try await server.user("ann", in: pool.id).attributes
        #expect(kept["custom:badge"]?.utf8.elementsEqual("é".utf8) == true && kept["custom:late"] == nil)
    }

    @Test(arguments: Engine.available)
    func `an empty value and a removal delete an attribute unless it is required`(
        on engine: Engine
    ) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(
            engine, schema: [AttributeRequest("given_name", required: true), AttributeRequest("age", kind: .number)])
        try await server.makeUser(
            "ann",
            attributes: [
                "email": "ann@example.com", "given_name": "Ann", "nickname": "Annie", "custom:age": "7", "locale": "",
            ], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        _ = try await server.account.update(["nickname": "", "custom:age": "", "locale": ""], for: identity)
        try await server.account.remove(["email"], for: identity)
        #expect(try await server.user("ann", in: pool.id).attributes.names == ["given_name"])
        let emptied = try await refusal { try await server.account.update(["given_name": ""], for: identity) }
        #expect(emptied is InvalidInput)
        let removed = try await refusal { try await server.account.remove(["given_name"], for: identity) }
        #expect(removed is InvalidInput)
    }

    @Test(arguments: Engine.available)
    func `every attribute that the schema does not have is named`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        let lines = "user.a: Attribute does not exist in the schema.\nuser.b: Attribute does not exist in the schema.\n"
        let updated = try await refusal {
            try await server.account.update(["b": "1", "name": "Ann", "a": ""], for: identity)
        }
        #expect(updated == InvalidInput(lines))
        let removed = try await refusal { try await server.account.remove(["a", "b"], for: identity) }
        #expect(removed == InvalidInput(lines))
        let byAdministrator = try await refusal {
            try await server.administration.remove(["a", "name", "b"], of: "ann", in: pool.id)
        }
        #expect(byAdministrator == InvalidInput("Invalid user attributes: " + lines))
        let sub = InvalidInput("Cannot modify the non-mutable attribute sub")
        #expect(try await refusal { try await server.account.update(["sub": "x"], for: identity) } == sub)
        #expect(try await refusal { try await server.account.remove(["sub"], for: identity) } == sub)
        #expect(try await refusal { try await server.administration.remove(["sub"], of: "ann", in: pool.id) } == sub)
    }

    // UP-ATTR-07, UP-ATTR-12, JSON-05: if one value of a change is refused, no attribute changes.
    @Test(arguments: Engine.available)
    func `a change with one bad value changes nothing`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine)
        try await server.makeUser("ann", attributes: ["email": "ann@example.com"], by: client)
        let identity = try await server.identity(of: try await server.signIn("ann", by: client))
        for (name, value) in [
            ("phone_number", "+1 555"), ("email", "a@b\r\nBcc:c@d"), ("nickname", String(repeating: "x", count: 2049)),
            ("custom:unknown", "x"), ("birthdate", "1.1.1970"), ("nickname", "a\u{0}b"),
        ] {
            let refused = try await refusal {
                try await server.account.update(["locale": "de", name: value], for: identity)
            }
            #expect(refused is InvalidInput, "\(name)")
        }
        #expect(try await server.user("ann", in: pool.id).attributes["locale"] == nil)
        let longest = String(repeating: "\u{1D400}", count: 2048)
        _ = try await server.account.update(["nickname": longest, "name": longest], for: identity)
        #expect(try await server.account.profile(of: identity).user.attributes["name"] == longest)
    }
}
