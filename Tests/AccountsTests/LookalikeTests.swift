import Accounts
import Directory
import Factors
import Kernel
import TestKit
import Testing

/// Names that look alike are one name (NAME-01, NAME-03, NAME-04).
@Suite struct LookalikeTests {
    // NAME-01
    @Test(arguments: Engine.available)
    func `two spellings of one name are not two accounts`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        let pairs = [
            ("café", "cafe\u{301}"), ("of\u{FB01}ce", "office"), ("\u{212A}elvin", "Kelvin"), ("ｆｕｌｌ", "full"),
            ("joi\u{200D}ned", "joined"), ("right\u{200F}", "right"), ("long\u{17F}", "longs"),
            ("\u{212B}ngström", "Ångstro\u{308}m"),
        ]
        for (first, second) in pairs {
            try await server.signUp(first, by: client)
            let refused = try await refusal { try await server.signUp(second, by: client) }
            #expect(refused == UserRefusal.usernameTaken, "\(first) \(second)")
        }
    }

    // NAME-01: a name of invisible characters.
    @Test(arguments: Engine.available)
    func `a name without visible characters is refused`(on engine: Engine) async throws {
        let (server, _, client) = try await TestServer.withPoolAndClient(engine)
        for name in ["\u{3164}", "\u{FE0F}\u{FE0F}", "\u{115F}", "\u{34F}"] {
            let refused = try await refusal { try await server.signUp(name, by: client) }
            #expect(refused is InvalidInput)
        }
    }

    // NAME-03
    @Test(arguments: Engine.available)
    func `a case-insensitive pool has one Bob`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.caseSensitivity = false }
        let bob = try await server.makeUser("Bob", attributes: ["email": "bob@example.com"], by: client)
        for spelling in ["bob", "BOB", "ＢＯＢ", "bOb\u{200D}"] {
            #expect(try await refusal { try await server.signUp(spelling, by: client) } == UserRefusal.usernameTaken)
            #expect(try await server.user(spelling, in: pool.id).id == bob.id)
            let tokens = try await server.signIn(spelling, by: client)
            #expect(try tokens.id.text("sub") == bob.id.rawValue)
            #expect(try tokens.id.text("cognito:username") == "Bob")
            _ = try await server.signInBySRP(spelling, by: client).tokens
        }
    }

    // NAME-03
    @Test(arguments: Engine.available)
    func `a case-sensitive pool has several Bobs`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.caseSensitivity = true }
        var found: Set<UserID> = []
        for name in ["Bob", "BOB", "bob"] {
            try await server.signUp(name, by: client)
            found.insert(try await server.user(name, in: pool.id).id)
        }
        #expect(found.count == 3)
        #expect(try await refusal { try await server.user("bOB", in: pool.id) } == UserRefusal.notFound)
    }

    // NAME-03: characters with two forms in one case.
    @Test(arguments: Engine.available)
    func `folding works in both directions`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) { $0.caseSensitivity = false }
        for (name, other) in [("ΟΔΥΣΣΕΥΣ", "οδυσσευς"), ("STRASSE", "straße"), ("İstanbul", "i\u{307}stanbul")] {
            try await server.signUp(name, by: client)
            #expect(try await server.user(other, in: pool.id).username.rawValue == name, "\(name)")
        }
    }

    // NAME-04
    @Test(arguments: Engine.available)
    func `wrong passwords are counted for the user, by any name`(on engine: Engine) async throws {
        let (server, pool, client) = try await TestServer.withPoolAndClient(engine) {
            $0.aliasAttributes = [.email, .phoneNumber, .preferredUsername]
            $0.caseSensitivity = false
        }
        let ann = try await server.makeUser(
            "ann", attributes: ["email": "ann@example.com", "phone_number": "+15550100123"], by: client)
        try await server.administration.update(
            ["phone_number_verified": "true", "preferred_username": "annie"], of: "ann", in: pool.id)
        for name in ["ann", "ANN@example.com", "+15550100123", "Annie", ann.id.rawValue] {
            let refused = try await refusal { try await server.signIn(name, password: "Wrong-Horse-9", by: client) }
            #expect(refused == SignInRefusal.wrongCredentials, "\(name)")
        }
        for name in ["ann", "Ann@Example.com", "+15550100123", "annie", ann.id.rawValue.uppercased()] {
            #expect(
                try await refusal { try await server.signIn(name, by: client) } == SignInRefusal.attemptsExceeded,
                "\(name)")
        }
        // A name with a dot at the end is another, unknown name.
        #expect(try await refusal { try await server.signIn("ann.", by: client) } == UserRefusal.notFound)
    }
}
