import Directory
import Kernel
import Testing

/// Creating and extending schemas.
@Suite struct SchemaGrowthTests {
    private func schema(_ requests: AttributeRequest...) throws -> AttributeSchema {
        try AttributeSchema(requests, quotas: Quotas())
    }

    private func refusalMessage(_ requests: AttributeRequest...) -> String? {
        do {
            _ = try AttributeSchema(requests, quotas: Quotas())
            return nil
        } catch let refusal as InvalidInput {
            return refusal.message
        } catch {
            return "another error"
        }
    }

    // UP-ATTR-01, UP-ATTR-02
    @Test func `every pool has the standard attributes`() {
        let names = Set(AttributeSchema.standard.definitions.map(\.name))
        #expect(
            names.isSuperset(of: [
                "address", "birthdate", "email", "family_name", "gender", "given_name", "locale", "middle_name", "name",
                "nickname", "phone_number", "picture", "preferred_username", "profile", "zoneinfo", "updated_at",
                "website", "sub", "email_verified", "phone_number_verified",
            ]))
        #expect(names.count == AttributeSchema.standard.definitions.count)
    }

    // UP-STD-02, UP-STD-06, UP-STD-07, UP-STD-08, UP-STD-09, UP-STD-10, UP-STD-11, UP-STD-12, UP-STD-15, UP-STD-16,
    // UP-STD-17, UP-STD-18, UP-STD-20, UP-ATTR-03
    @Test(arguments: [
        "address", "email", "family_name", "gender", "given_name", "locale", "middle_name", "name", "nickname",
        "phone_number", "picture", "preferred_username", "profile", "zoneinfo", "website",
    ])
    func `most standard attributes are optional strings of up to 2048 characters`(_ name: String) {
        #expect(
            AttributeSchema.standard[name]
                == AttributeDefinition(
                    name, kind: .string, mutable: true, required: false, length: .init("0", greatest: "2048")))
    }

    // UP-STD-01, UP-STD-03, UP-STD-05, UP-STD-14, UP-STD-19
    @Test func `five standard attributes differ`() {
        let schema = AttributeSchema.standard
        #expect(
            schema["sub"]
                == AttributeDefinition("sub", mutable: false, required: true, length: .init("1", greatest: "2048")))
        #expect(schema["birthdate"]?.length == .init("10", greatest: "10"))
        #expect(schema["updated_at"] == AttributeDefinition("updated_at", kind: .number, range: .init("0")))
        #expect(schema["email_verified"] == AttributeDefinition("email_verified", kind: .boolean))
        #expect(schema["phone_number_verified"] == AttributeDefinition("phone_number_verified", kind: .boolean))
    }

    // UP-ATTR-22
    @Test func `a custom attribute has a prefix`() throws {
        let schema = try schema(
            AttributeRequest("tier", kind: .string), AttributeRequest("rank", kind: .number, developerOnly: true))
        #expect(schema.custom.map(\.name) == ["custom:tier", "dev:custom:rank"])
        #expect(schema["custom:tier"]?.mutable == true)
        #expect(schema["tier"] == nil)
    }

    // UP-ATTR-17, UP-LIM-10
    @Test func `a custom attribute's name has 1 to 20 characters`() {
        #expect(refusalMessage(AttributeRequest(String(repeating: "ä", count: 20), kind: .string)) == nil)
        #expect(refusalMessage(AttributeRequest(String(repeating: "a", count: 21), kind: .string)) != nil)
        #expect(refusalMessage(AttributeRequest("", kind: .string)) != nil)
    }

    // UP-ATTR-20
    @Test func `a custom attribute is never required`() {
        #expect(
            refusalMessage(AttributeRequest("tier", kind: .string, required: true))
                == "Required custom attributes are not supported currently.")
    }

    @Test func `a custom attribute has a type and a unique name`() {
        #expect(refusalMessage(AttributeRequest("tier"))?.contains("Invalid AttributeDataType input") == true)
        #expect(
            refusalMessage(AttributeRequest("tier", kind: .string), AttributeRequest("tier", kind: .number))
                == "Duplicate custom attribute names custom:tier are not allowed in a user pool schema.")
    }

    // UP-ATTR-19
    @Test func `a custom attribute's limits are numbers in their order`() {
        #expect(
            refusalMessage(AttributeRequest("tier", kind: .string, length: .init("5", greatest: "4")))
                == "user.custom:tier: Max length cannot be less than min length.")
        #expect(
            refusalMessage(AttributeRequest("n", kind: .number, range: .init("1.5", greatest: "-2")))
                == "user.custom:n: Max value cannot be less than min value.")
        for length in ["2049", "99999999999999999999"] {
            #expect(
                refusalMessage(AttributeRequest("email", kind: .string, length: .init(nil, greatest: length)))
                    == "user.email: String attributes cannot have a length of more than 2048")
        }
        for length in ["-1", "many", "1.5", ""] {
            #expect(
                refusalMessage(AttributeRequest("email", kind: .string, length: .init(length)))
                    == "Invalid StringAttributeConstraints for schema attribute email")
        }
        #expect(
            refusalMessage(AttributeRequest("updated_at", kind: .number, range: .init("1e5")))
                == "Invalid NumberAttributeConstraints for schema attribute updated_at")
    }

    @Test func `limits of another kind are dropped, and not looked at`() throws {
        let schema = try schema(
            AttributeRequest("n", kind: .number, length: .init("many"), range: .init("1")),
            AttributeRequest("tier", kind: .string, length: .init("1"), range: .init("many")),
            AttributeRequest("yes", kind: .boolean, length: .init("1"), range: .init("1")),
            AttributeRequest("updated_at", kind: .number, length: .init("1")))
        #expect(schema["custom:n"]?.length == nil && schema["custom:n"]?.range == AttributeDefinition.Bounds("1"))
        #expect(schema["custom:tier"]?.length == AttributeDefinition.Bounds("1") && schema["custom:tier"]?.range == nil)
        #expect(schema["custom:yes"]?.length == nil && schema["custom:yes"]?.range == nil)
        #expect(schema["updated_at"] == AttributeSchema.standard["updated_at"])
    }

    // UP-ATTR-03, UP-ATTR-06
    @Test func `a standard attribute can only become required, immutable or more limited`() throws {
        let schema = try schema(
            AttributeRequest("email", kind: .string, mutable: false, required: true, length: .init("3", greatest: "99"))
        )
        #expect(
            schema["email"]
                == AttributeDefinition("email", mutable: false, required: true, length: .init("3", greatest: "99")))
        #expect(schema.definitions.map(\.name) == AttributeSchema.standard.definitions.map(\.name))
        let message =
            "You can not change AttributeDataType or set developerOnlyAttribute for standard schema attribute email"
        #expect(refusalMessage(AttributeRequest("email", kind: .number)) == message)
        #expect(refusalMessage(AttributeRequest("email", developerOnly: true)) == message)
        #expect(refusalMessage(AttributeRequest("email"), AttributeRequest("email")) != nil)
    }

    @Test func `the definition of sub cannot change`() throws {
        let schema = try schema(AttributeRequest("sub", kind: .string, mutable: true, required: false))
        #expect(schema["sub"] == AttributeSchema.standard["sub"])
    }

    // UP-ATTR-16, UP-LIM-08, GUIDE-31
    @Test(arguments: [(Quotas(), 50), (.guide2018, 25)])
    func `a pool has at most 50 custom attributes, or the guide's 25`(_ quotas: Quotas, _ maximum: Int) throws {
        let many = (1...maximum).map { AttributeRequest("a\($0)", kind: .string) }
        let full = try AttributeSchema(many, quotas: quotas)
        #expect(full.custom.count == maximum)
        let refusal = InvalidInput("A user pool can have at most \(maximum) custom attributes.")
        #expect(throws: refusal) { try full.adding([AttributeRequest("more", kind: .string)], quotas: quotas) }
        #expect(throws: refusal) {
            try AttributeSchema(many + [AttributeRequest("more", kind: .string)], quotas: quotas)
        }
    }

    @Test func `a pool keeps the custom attributes above a smaller quota, and gets no more`() throws {
        let full = try AttributeSchema((1...3).map { AttributeRequest("a\($0)", kind: .string) }, quotas: Quotas())
        var quotas = Quotas()
        quotas.customAttributesPerPool = 2
        #expect(throws: InvalidInput.self) {
            try full.adding([AttributeRequest("more", kind: .string)], quotas: quotas)
        }
        quotas.customAttributesPerPool = 4
        #expect(try full.adding([AttributeRequest("more", kind: .string)], quotas: quotas).custom.count == 4)
    }

    // UP-ATTR-21
    @Test func `an existing attribute can be neither added again nor changed`() throws {
        let schema = try schema(AttributeRequest("tier", kind: .string))
        #expect(throws: InvalidInput("custom:tier: Existing attribute already has name custom:tier.")) {
            try schema.adding([AttributeRequest("tier", kind: .number)], quotas: Quotas())
        }
        let hidden = AttributeRequest("rank", kind: .number, developerOnly: true)
        #expect(throws: InvalidInput("custom:rank: Existing attribute already has name dev:custom:rank.")) {
            try schema.adding([hidden, hidden], quotas: Quotas())
        }
        let grown = try schema.adding([AttributeRequest("rank", kind: .number)], quotas: Quotas())
        #expect(grown.custom.map(\.name) == ["custom:tier", "custom:rank"])
    }
}
