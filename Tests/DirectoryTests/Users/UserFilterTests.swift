import Kernel
import Testing

@testable import Directory

/// The grammar of ListUsers' filter (USR-SRCH-07 to USR-SRCH-10, UP-FIND-06 to UP-FIND-08, NAME-06).
@Suite struct UserFilterTests {
    // USR-SRCH-01, USR-SRCH-07, USR-SRCH-08, UP-FIND-03, UP-FIND-07
    @Test func `a filter has an attribute, an operator and a quoted value`() throws {
        for (text, attribute, isPrefix, value) in [
            (#"username = "ann""#, .username, false, "ann"), (#"username="ann""#, .username, false, "ann"),
            (#" email ^= "ann@" "#, .indexed("email"), true, "ann@"),
            (#"phone_number ^= "+1312""#, .indexed("phone_number"), true, "+1312"),
            (#"family_name = "Reddy""#, .indexed("family_name"), false, "Reddy"),
            (#"given_name^="J""#, .indexed("given_name"), true, "J"), (#"name = """#, .indexed("name"), false, ""),
            (#"preferred_username = "a""#, .indexed("preferred_username"), false, "a"),
            (#"cognito:user_status = "CONFIRMED""#, .userStatus, false, "CONFIRMED"),
            (#"status = "Enabled""#, .enabled, false, "Enabled"), (#"sub ^= "0a""#, .sub, true, "0a"),
            ("name\t=\n\"x\"\r\n", .indexed("name"), false, "x"),
            (#""email" = "x""#, .indexed("email"), false, "x"), (#" "sub"^="0a""#, .sub, true, "0a"),
            (#""cognito:user_status" = "CONFIRMED""#, .userStatus, false, "CONFIRMED"),
        ] as [(String, UserFilter.Attribute, Bool, String)] {
            let filter = try #require(try UserFilter.parse(text))
            #expect(filter == UserFilter(attribute: attribute, isPrefix: isPrefix, value: value), "\(text)")
        }
    }

    // USR-SRCH-07
    @Test func `quotes and backslashes in a value are escaped`() throws {
        for (text, value) in [
            (#"name = "a \"b\" c""#, #"a "b" c"#), (#"name = "a\\b""#, #"a\b"#), (#"name = "\a""#, "a"),
            (#"name = "\\""#, #"\"#), (#"name = "=^=\"""#, #"=^=""#),
        ] {
            #expect(try UserFilter.parse(text)?.value == value)
        }
    }

    // NAME-06: bytes, not characters: a value may begin with a combining mark.
    @Test func `a value is taken literally`() throws {
        for value in [
            "e\u{301}", "\u{301}e", "%", "_", "'; drop table users", "\u{0}", "🔑", String(repeating: "x", count: 9000),
        ] {
            let parsed = try #require(try UserFilter.parse("name = \"\(value)\"")).value
            #expect(parsed.utf8.elementsEqual(value.utf8))
        }
    }

    // USR-SRCH-10, UP-FIND-08
    @Test func `an empty filter matches every user`() throws {
        for text in ["", " ", "\n\t "] { #expect(try UserFilter.parse(text) == nil) }
    }

    // USR-SRCH-02, USR-SRCH-09, UP-FIND-04, NAME-06
    @Test(arguments: [
        "name", "name =", "name \"x\"", "name = x", "name = \"x", "name = x\"", "name == \"x\"", "name ^ = \"x\"",
        "name ^^= \"x\"", "name =^ \"x\"", "= \"x\"", "\"x\"", "name = \"x\" and email = \"y\"", "name = \"x\" y",
        "name = \"x\"\"y\"", "name = \"x\\", "name = \"x\\\"", "name =\u{301} \"x\"", "name = \u{201C}x\u{201D}",
        "name != \"x\"", "name = 'x'", "custom:tier = \"gold\"", "locale = \"de\"", "Email = \"x\"", "password = \"x\"",
        "user_id = \"x\"", "e\u{301}mail = \"x\"", "\"email = \"x\"", "\"email\"\" = \"x\"",
        "\" email\" = \"x\"", "\"\" = \"x\"", "email\" = \"x\"", "'email' = \"x\"", "\"email",
    ])
    func `anything else is refused`(_ text: String) {
        #expect { try UserFilter.parse(text) } throws: { $0 is InvalidInput }
    }

    // USR-SRCH-02
    @Test(arguments: ["custom:foo = \"bar\"", "\"custom:foo\" ^= \"bar\""])
    func `an attribute that cannot be searched is named`(_ text: String) {
        #expect(throws: InvalidInput("Invalid search attribute: custom:foo")) { try UserFilter.parse(text) }
    }

    // USR-SRCH-05
    @Test func `enabled and disabled are case-sensitive`() throws {
        for (text, states) in [
            (#"status = "Enabled""#, 1...1), (#"status = "Disabled""#, 0...0), (#"status = "enabled""#, nil),
            (#"status ^= "En""#, 1...1), (#"status ^= """#, 0...1), (#"status = "Enable""#, nil),
            (#"status ^= "Enabledx""#, nil),
        ] as [(String, ClosedRange<Int>?)] {
            #expect(try UserFilter.parse(text)?.enabledStates == states, "\(text)")
        }
    }
}
