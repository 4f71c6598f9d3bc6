import Directory
import Kernel
import Testing

/// Valid values of attributes.
@Suite struct AttributeValueTests {
    private let schema = AttributeSchema.standard

    private func custom(_ requests: AttributeRequest...) throws -> AttributeSchema {
        try AttributeSchema(requests, quotas: Quotas())
    }

    private func refusalMessage(_ value: String, for name: String, in schema: AttributeSchema = .standard) -> String? {
        do {
            try schema.check(value, for: name)
            return nil
        } catch let refusal as InvalidInput {
            return refusal.message
        } catch {
            return "another error"
        }
    }

    @Test func `an attribute outside of the schema has no type`() {
        #expect(
            refusalMessage("x", for: "custom:nope")
                == "Attributes did not conform to the schema: Type for attribute {custom:nope} could not be determined")
        #expect(refusalMessage("x", for: "Email") != nil)
    }

    // UP-ATTR-07, UP-LIM-09, LIM-HARD-02
    @Test func `a value has at most 2048 characters, counted as characters and not as bytes`() {
        for letter in ["a", "ä", "語"] {
            #expect(refusalMessage(String(repeating: letter, count: 2048), for: "name") == nil)
            let long = refusalMessage(String(repeating: letter, count: 2049), for: "name")
            #expect(long?.contains("no longer than 2048") == true, "\(letter)")
        }
    }

    // UP-STD-04, UP-ATTR-08
    @Test(arguments: [
        "a@example.com", "first.last+tag@sub.example.co.uk", "o'neil@example.com", "x@xn--bcher-kva.example",
    ])
    func `an e-mail address is accepted`(_ address: String) {
        #expect(refusalMessage(address, for: "email") == nil)
    }

    @Test(arguments: [
        "plain", "@example.com", "a@", "a@b@c.com", "a b@example.com", "a@exa mple.com", ".a@example.com",
        "a.@example.com", "a..b@example.com", "a@-example.com", "a@example..com", "a@example.com\r\nBcc: x@y.z",
        "a@example.com\n", "\"a b\"@example.com", "a@[127.0.0.1]", "ä@example.com", "a\u{0}@example.com",
    ])
    func `anything but an e-mail address is refused`(_ address: String) {
        #expect(refusalMessage(address, for: "email") == "Invalid email address format.")
    }

    @Test func `an e-mail address has at most 254 bytes, 64 before the at sign`() {
        let domain = Array(repeating: String(repeating: "d", count: 61), count: 3).joined(separator: ".") + ".de"
        #expect(refusalMessage("a@" + domain, for: "email") == nil)
        #expect(refusalMessage(String(repeating: "a", count: 64) + "@" + domain, for: "email") == nil)
        #expect(refusalMessage(String(repeating: "a", count: 65) + "@x.de", for: "email") != nil)
        #expect(refusalMessage("a@" + domain + "." + String(repeating: "e", count: 63), for: "email") == nil)
        #expect(refusalMessage("ab@" + domain + "." + String(repeating: "e", count: 63), for: "email") != nil)
    }

    // UP-ATTR-12, UP-STD-13
    @Test(arguments: ["+14325551212", "+4915112345678", "+123", "+123456789012345678"])
    func `a phone number is a plus sign and digits`(_ number: String) {
        #expect(refusalMessage(number, for: "phone_number") == nil)
    }

    // UP-ATTR-12
    @Test(arguments: [
        "14325551212", "+1 4325551212", "+1-432-555-1212", "+1(432)5551212", "+", "+1", "+12", "+04325551212",
        "+1234567890123456789", "+1432555121a", "+١٢٣٤٥", "+14325551212\n",
    ])
    func `anything else in a phone number is refused`(_ number: String) {
        #expect(refusalMessage(number, for: "phone_number") == "Invalid phone number format.")
    }

    // UP-STD-03
    @Test(arguments: [
        ("1999-12-31", true), ("2000-02-29", true), ("1900-02-29", false), ("1999-13-01", false),
        ("1999-04-31", false), ("31.12.1999", false), ("12/31/1999", false), ("1999-1-1", false),
        ("1999-12-311", false),
    ])
    func `a birthdate is a valid date of ten characters`(_ date: String, _ isOne: Bool) {
        #expect((refusalMessage(date, for: "birthdate") == nil) == isOne)
    }

    // UP-STD-19
    @Test(arguments: [
        ("0", true), ("1700000000", true), ("-1", false), ("now", false), ("1e9", false), ("", true),
        ("99999999999999999999999999", true),
    ])
    func `updated_at is a number of seconds`(_ value: String, _ isOne: Bool) {
        #expect((refusalMessage(value, for: "updated_at") == nil) == isOne)
    }

    // UP-STD-05, UP-STD-14
    @Test func `the verified flags are Booleans, stored in lower case`() throws {
        #expect(try schema.check("True", for: "email_verified") == "true")
        #expect(try schema.check("false", for: "phone_number_verified") == "false")
        #expect(refusalMessage("yes", for: "email_verified") != nil)
    }

    // UP-ATTR-19
    @Test func `a custom string obeys its length limits, and the empty string removes it`() throws {
        let schema = try custom(AttributeRequest("tier", kind: .string, length: .init("2", greatest: "4")))
        #expect(refusalMessage("go", for: "custom:tier", in: schema) == nil)
        #expect(refusalMessage("gold", for: "custom:tier", in: schema) == nil)
        #expect(refusalMessage("g", for: "custom:tier", in: schema)?.contains("no shorter than 2") == true)
        #expect(refusalMessage("golden", for: "custom:tier", in: schema)?.contains("no longer than 4") == true)
        #expect(refusalMessage("", for: "custom:tier", in: schema) == nil)
    }

    // UP-ATTR-18, UP-ATTR-19
    @Test(arguments: [
        ("-3", true), ("-3.01", false), ("2.5", true), ("2.50", true), ("2.51", false), ("+1", false),
        ("1.", false), (".5", false), ("-0", true), ("007", false), ("0x1", false), ("1_000", false),
    ])
    func `a custom number obeys its range, compared exactly`(_ value: String, _ isOne: Bool) throws {
        let schema = try custom(AttributeRequest("score", kind: .number, range: .init("-3", greatest: "2.5")))
        #expect((refusalMessage(value, for: "custom:score", in: schema) == nil) == isOne)
    }

    @Test func `numbers of any length are compared exactly`() throws {
        let maximum = "1" + String(repeating: "0", count: 300)
        let schema = try custom(AttributeRequest("big", kind: .number, range: .init(nil, greatest: maximum)))
        #expect(refusalMessage(maximum, for: "custom:big", in: schema) == nil)
        #expect(refusalMessage(maximum + ".1", for: "custom:big", in: schema) != nil)
        #expect(refusalMessage("-" + maximum + "0", for: "custom:big", in: schema) == nil)
    }

    @Test(arguments: [
        ("2026-01-31", true), ("2026-01-31T23:59:60Z", true), ("2026-01-31T10:00:00.123+02:00", true),
        ("2026-01-31 10:00", false), ("2026-01-31T24:00:00Z", false), ("2026-01-31T10:00:00", false),
        ("2026-01-31T10:00:00.Z", false), ("2026-02-30T10:00:00Z", false),
    ])
    func `a date and time follows ISO 8601`(_ value: String, _ isOne: Bool) throws {
        let schema = try custom(AttributeRequest("since", kind: .dateTime))
        #expect((refusalMessage(value, for: "custom:since", in: schema) == nil) == isOne)
    }

    // UP-ATTR-04
    @Test func `every missing required attribute is named`() throws {
        let schema = try custom(
            AttributeRequest("email", required: true), AttributeRequest("given_name", required: true))
        #expect(schema.required == ["email", "given_name"])
        #expect(
            throws: InvalidInput(
                "Attributes did not conform to the schema: email: The attribute is required\n"
                    + "given_name: The attribute is required\n")
        ) { try schema.checkComplete(["email": ""]) }
        try schema.checkComplete(["email": "a@b.c", "given_name": "A"])
    }

    // UP-STD-01
    @Test func `an immutable attribute is written at the user's creation, and sub never`() throws {
        let schema = try custom(AttributeRequest("badge", kind: .string, mutable: false))
        try schema.checkMutable("custom:badge", isCreation: true)
        #expect(throws: InvalidInput("user.custom:badge: Attribute cannot be updated.\n")) {
            try schema.checkMutable("custom:badge", isCreation: false)
        }
        #expect(throws: InvalidInput.self) { try schema.checkMutable("sub", isCreation: true) }
        try schema.checkMutable("name", isCreation: false)
    }
}
