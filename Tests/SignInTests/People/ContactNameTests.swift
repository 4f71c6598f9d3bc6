import Directory
import Kernel
import SignIn
import TestKit
import Testing

/// Pools where people are called by their e-mail address or telephone number (UP-UNAME).
@Suite struct ContactNameTests {
    private func furnished(_ engine: Engine, _ contacts: [ContactAttribute] = [.email]) async throws
        -> (House, UserPool, Client)
    {
        try await House.furnished(engine) { $0.usernameAttributes = contacts }
    }

    // UP-UNAME-03, UP-UNAME-04, UP-UNAME-07, UP-TOK-04
    @Test(arguments: Engine.available)
    func `the address becomes the attribute, and a UUID the username`(on engine: Engine) async throws {
        let (house, pool, client) = try await furnished(engine)
        let person = try await house.person("ann@example.com", by: client)
        #expect(person.username == person.id.rawValue)
        #expect(person.attributes["email"] == "ann@example.com" && person.attributes["email_verified"] == "true")
        let tokens = try await house.signIn("ann@example.com", by: client)
        #expect(try tokens.id.text("cognito:username") == person.id.rawValue)
        #expect(try tokens.id.text("sub") == person.id.rawValue)
        #expect(try await house.user(person.id.rawValue, in: pool.id).id == person.id)
    }

    // UP-UNAME-05, UP-UNAME-01
    @Test(arguments: Engine.available)
    func `where both serve, a telephone number fills its own attribute`(on engine: Engine) async throws {
        let (house, _, client) = try await furnished(engine, [.phoneNumber, .email])
        let caller = try await house.person("+15550100123", by: client)
        #expect(caller.attributes["phone_number"] == "+15550100123" && caller.attributes["email"] == nil)
        let writer = try await house.person("ann@example.com", by: client)
        #expect(writer.attributes["phone_number"] == nil)
        try await house.signIn("+15550100123", by: client)
    }

    // UP-UNAME-06
    @Test(arguments: Engine.available)
    func `a name of the wrong kind is refused`(on engine: Engine) async throws {
        for (contacts, names) in [
            ([ContactAttribute.email], ["ann", "+15550100123", "ann@", "a@b\r\nc"]),
            ([.phoneNumber], ["ann", "ann@example.com", "15550100123", "+1 555"]),
            ([.email, .phoneNumber], ["ann", "+1-555"]),
        ] {
            let (house, pool, client) = try await furnished(engine, contacts)
            for name in names {
                let refused = try await refusal { try await house.signUp(name, by: client) }
                #expect(refused?.reason == .invalidInput && refused?.message.contains("should be") == true, "\(name)")
                let invited = try await refusal { try await house.invite(name, to: pool) }
                #expect(invited?.reason == .invalidInput, "\(name)")
            }
        }
    }

    // UP-UNAME-08, UP-UNAME-09, D22
    @Test(arguments: Engine.available)
    func `an address in use is refused at once, proven or not`(on engine: Engine) async throws {
        let (house, pool, client) = try await furnished(engine)
        try await house.signUp("ann@example.com", by: client)
        #expect(try await refusal { try await house.signUp("ann@example.com", by: client) } == Refusal.usernameTaken)
        let invited = try await refusal { try await house.invite("ann@example.com", to: pool) }
        #expect(invited?.reason == .usernameTaken)
    }

    // UP-UNAME-10, UP-UNAME-09
    @Test(arguments: Engine.available)
    func `a person changes to another free address, which is the new name at once`(on engine: Engine) async throws {
        let (house, _, client) = try await furnished(engine)
        try await house.person("old@example.com", by: client)
        try await house.person("bob@example.com", by: client)
        let bearer = try await house.bearer(of: try await house.signIn("old@example.com", by: client))
        let taken = try await refusal { try await house.account.update(["email": "bob@example.com"], bearer) }
        #expect(taken?.reason == .aliasTaken)
        _ = try await house.account.update(["email": "new@example.com"], bearer)
        try await house.signIn("new@example.com", by: client)
        #expect(try await refusal { try await house.signIn("old@example.com", by: client) } == .userNotFound)
        try await house.signUp("old@example.com", by: client)
    }

    // UP-UNAME-11
    @Test(arguments: Engine.available)
    func `whoever is called by an address is not called by a telephone number`(on engine: Engine) async throws {
        let (house, _, client) = try await furnished(engine, [.email, .phoneNumber])
        try await house.person("ann@example.com", by: client)
        let bearer = try await house.bearer(of: try await house.signIn("ann@example.com", by: client))
        _ = try await house.account.update(["phone_number": "+15550100123"], bearer)
        #expect(try await refusal { try await house.signIn("+15550100123", by: client) } == .userNotFound)
        let removed = try await refusal { try await house.account.remove(["email"], bearer) }
        #expect(removed?.reason == .invalidInput)
        let emptied = try await refusal { try await house.account.update(["email": ""], bearer) }
        #expect(emptied?.reason == .invalidInput)
        try await house.signIn("ann@example.com", by: client)
    }

    // UP-UNAME-12
    @Test(arguments: Engine.available)
    func `the address stands for the username wherever one is wanted`(on engine: Engine) async throws {
        let (house, pool, client) = try await furnished(engine)
        try await house.signUp("ann@example.com", by: client)
        _ = try await house.confirmation.resend("ann@example.com", client: client.id, secretHash: nil)
        try await house.confirm("ann@example.com", await house.lastCode(to: "ann@example.com"), by: client)
        _ = try await house.recovery.begin("ann@example.com", client: client.id, secretHash: nil)
        let form = Recovery.Form(
            client: client.id, secretHash: nil, username: "ann@example.com",
            code: Secret(await house.lastCode(to: "ann@example.com")), password: Secret("Another-Horse-9"))
        try await house.recovery.finish(form)
        try await house.administration.disable("ann@example.com", in: pool.id)
        try await house.administration.enable("ann@example.com", in: pool.id)
        let standing = try await house.begin(
            .adminPassword, ["USERNAME": "ann@example.com", "PASSWORD": "Another-Horse-9"], by: client, as: true)
        #expect(throws: Never.self) { try standing.tokens }
        try await house.group("staff", in: pool)
        try await house.administration.delete("ann@example.com", in: pool.id)
    }

    // UP-UNAME-13
    @Test(arguments: Engine.available)
    func `a filter by username wants the UUID, a filter by address the address`(on engine: Engine) async throws {
        let (house, pool, client) = try await furnished(engine)
        let ann = try await house.person("ann@example.com", by: client)
        func found(_ filter: String) async throws -> [UserID] {
            try await house.administration.list(filter, in: pool.id, after: nil, limit: 60).items.map(\.id)
        }
        #expect(try await found("username = \"ann@example.com\"").isEmpty)
        #expect(try await found("username = \"\(ann.id.rawValue)\"") == [ann.id])
        #expect(try await found("email = \"ann@example.com\"") == [ann.id])
    }
}
