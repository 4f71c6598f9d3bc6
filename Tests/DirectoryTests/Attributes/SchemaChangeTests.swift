import Directory
import Kernel
import Storage
import TestKit
import Testing

/// Attributes of pools with users are added, renamed, removed and get other rules, on both engines (docs/schema.md).
@Suite struct SchemaChangeTests {
    /// A pool with the attributes `custom:plan` and `custom:size`, and a client that reads and writes the former.
    private static func site(_ engine: Engine) async throws -> SchemaSite {
        try await SchemaSite(
            engine, schema: [AttributeRequest("plan", kind: .string), AttributeRequest("size", kind: .number)])
    }

    private let rename = SchemaChange.rename("custom:plan", to: "custom:tier")

    @Test(arguments: Engine.available)
    func `an attribute is renamed with its values, in clients and in providers`(on engine: Engine) async throws {
        let site = try await Self.site(engine)
        for number in 0..<120 { try await site.add("user\(number)", ["custom:plan": "p\(number)"]) }
        try await site.changes.begin(rename, in: site.pool)
        let both = try await site.current().schema
        #expect(both["custom:plan"] != nil && both["custom:tier"]?.kind == .string)
        let reads = try await site.server.settings.client(site.client.id).settings.readAttributes
        #expect(reads == ["email", "custom:plan", "custom:tier"])
        #expect(try await site.changeUsers(rename) == 120)
        try await site.changes.finish(rename, in: site.pool)
        #expect(try await site.attributes(of: "user7")["custom:tier"] == "p7")
        #expect(try await site.attributes(of: "user7")["custom:plan"] == nil)
        #expect(try await site.current().schema["custom:plan"] == nil)
        let settings = try await site.server.settings.client(site.client.id).settings
        #expect(settings.readAttributes == ["email", "custom:tier"])
        #expect(settings.writeAttributes == settings.readAttributes)
        let provider = try #require(try await site.server.settings.providers(of: site.pool).first)
        #expect(provider.attributeMapping["custom:tier"] == "plan")
        #expect(provider.attributeMapping["email"] == "email" && provider.attributeMapping["custom:plan"] == nil)
    }

    @Test(arguments: Engine.available)
    func `a change that was interrupted at any step can be repeated`(on engine: Engine) async throws {
        for interruptedAfter in 0..<4 {
            let site = try await Self.site(engine)
            try await site.add("ann", ["custom:plan": "gold"])
            if interruptedAfter > 0 { try await site.changes.begin(rename, in: site.pool) }
            if interruptedAfter > 1 { try await site.changeUsers(rename) }
            if interruptedAfter > 2 { try await site.changes.finish(rename, in: site.pool) }
            try await site.carryOut(rename)
            #expect(try await site.attributes(of: "ann")["custom:tier"] == "gold")
            #expect(try await site.current().schema.custom.map(\.name).sorted() == ["custom:size", "custom:tier"])
        }
    }

    @Test(arguments: Engine.available)
    func `while an attribute is renamed, the last value counts, by either name`(on engine: Engine) async throws {
        let site = try await Self.site(engine)
        for name in ["ann", "bob", "cid"] { try await site.add(name, ["custom:plan": "old"]) }
        try await site.changes.begin(rename, in: site.pool)
        try await site.write(["custom:plan": "by the old name"], of: "ann")
        try await site.write(["custom:tier": "by the new name"], of: "bob")
        try await site.write(["custom:plan": ""], of: "cid")
        try await site.add("dan", ["custom:plan": "new user"])
        try await site.changeUsers(rename)
        try await site.write(["custom:plan": "after the move"], of: "bob")
        try await site.changes.finish(rename, in: site.pool)
        var values: [String?] = []
        for name in ["ann", "bob", "cid", "dan"] {
            values.append(try await site.attributes(of: name)["custom:tier"])
        }
        #expect(values == ["by the old name", "after the move", nil, "new user"])
    }

    @Test(arguments: Engine.available)
    func `a rename that has begun can go back`(on engine: Engine) async throws {
        let site = try await Self.site(engine)
        for name in ["ann", "bob"] { try await site.add(name, ["custom:plan": name]) }
        try await site.changes.begin(rename, in: site.pool)
        try await site.write(["custom:plan": "changed"], of: "ann")
        await #expect(throws: InvalidInput.self) {
            try await site.changes.begin(.rename("custom:plan", to: "custom:level"), in: site.pool)
        }
        try await site.carryOut(.rename("custom:tier", to: "custom:plan"))
        #expect(try await site.attributes(of: "ann")["custom:plan"] == "changed")
        #expect(try await site.attributes(of: "bob")["custom:plan"] == "bob")
        #expect(try await site.current().schema.custom.map(\.name).sorted() == ["custom:plan", "custom:size"])
    }

    @Test(arguments: Engine.available)
    func `an attribute is removed with its values`(on engine: Engine) async throws {
        let site = try await Self.site(engine)
        try await site.add("ann", ["custom:plan": "gold", "custom:size": "7"])
        let change = SchemaChange.remove("custom:plan")
        let review = try await site.changes.review(change, in: site.pool, after: nil)
        #expect((review.users, review.changed, review.obstacles.count) == (1, 1, 0))
        try await site.carryOut(change)
        let left = try await site.attributes(of: "ann")
        #expect(left["custom:plan"] == nil && left["custom:size"] == "7")
        #expect(try await site.server.settings.client(site.client.id).settings.readAttributes == ["email"])
    }

    @Test(arguments: Engine.available)
    func `a required attribute is added, with a value for those who have none`(on engine: Engine) async throws {
        let site = try await Self.site(engine)
        try await site.add("ann")
        var rules = AttributeRules()
        (rules.required, rules.greatest) = (true, "5")
        let definition = try AttributeDefinition("custom:region", kind: .string, rules: rules)
        let bare = try await site.changes.review(.add(definition, value: nil), in: site.pool, after: nil)
        #expect(bare.obstacles.map(\.name) == [site.client.id.rawValue, "ann"])
        let change = SchemaChange.add(definition, value: "north")
        try await site.carryOut(change)
        #expect(try await site.attributes(of: "ann")["custom:region"] == "north")
        #expect(try await site.current().schema.required.contains("custom:region"))
        await #expect(throws: InvalidInput.self) {
            try await site.changes.begin(.add(definition, value: "northern"), in: site.pool)
        }
    }

    @Test(arguments: Engine.available)
    func `a plan names who would not fit, and begins nothing`(on engine: Engine) async throws {
        let site = try await Self.site(engine)
        try await site.add("ann", ["custom:plan": "platinum", "custom:size": "7"])
        try await site.add("bob", ["custom:size": "12"])
        let before = try await site.current().schema
        var rules = AttributeRules()
        rules.greatest = "5"
        let shorter = try await site.changes.review(.redefine("custom:plan", rules), in: site.pool, after: nil)
        #expect(shorter.obstacles.map(\.name) == ["ann"])
        rules.greatest = "9"
        let smaller = try await site.changes.review(.redefine("custom:size", rules), in: site.pool, after: nil)
        #expect(smaller.obstacles.map(\.name) == ["bob"])
        var required = AttributeRules()
        required.required = true
        let needed = try await site.changes.review(.redefine("custom:size", required), in: site.pool, after: nil)
        #expect(needed.obstacles.map(\.name) == [site.client.id.rawValue])
        #expect(try await site.current().schema == before)
    }

    @Test(arguments: Engine.available)
    func `new rules hold for the next value`(on engine: Engine) async throws {
        let site = try await Self.site(engine)
        try await site.add("ann", ["custom:plan": "gold"])
        var rules = AttributeRules()
        (rules.greatest, rules.mutable, rules.required) = ("4", false, true)
        try await site.changes.begin(.redefine("custom:plan", rules), in: site.pool)
        await #expect(throws: InvalidInput.self) { try await site.add("bob", ["custom:plan": "silver"]) }
        try await site.add("cid", ["custom:plan": "iron"])
        await #expect(throws: InvalidInput.self) { try await site.write(["custom:plan": "lead"], of: "cid") }
        #expect(try await site.current().schema.required.contains("custom:plan"))
    }

    @Test(arguments: [
        SchemaChange.rename("email", to: "custom:mail"), .remove("email"), .rename("custom:plan", to: "plan"),
        .rename("custom:plan", to: "custom:size"), .rename("custom:none", to: "custom:tier"),
        .rename("custom:plan", to: "custom:"), .rename("custom:plan", to: "custom:a1b2c3d4e5f6g7h8i9j0k"),
        .rename("custom:plan", to: "custom:a b"), .rename("custom:plan", to: "dev:custom:plan"),
        .rename("custom:plan", to: "custom:plan"), .redefine("sub", AttributeRules()),
        .redefine("none", AttributeRules()), SchemaChangeTests.rules("custom:plan", least: "9"),
        SchemaChangeTests.rules("custom:plan", least: "-1"), SchemaChangeTests.rules("custom:plan", least: "x"),
        SchemaChangeTests.rules("email_verified", least: "1"),
        .add(AttributeDefinition("plan", length: .init()), value: nil),
        .add(AttributeDefinition("custom:plan", kind: .number), value: nil),
        .add(AttributeDefinition("custom:new", kind: .number), value: "x"),
        .add(AttributeDefinition("custom:new", kind: .number), value: ""),
        .add(AttributeDefinition("dev:custom:new", required: true, developerOnly: true), value: nil),
    ]) func `a change that makes no sense is refused`(_ change: SchemaChange) async throws {
        let site = try await Self.site(.sqliteFile)
        let before = try await site.current().schema
        await #expect(throws: InvalidInput.self) { try await site.changes.begin(change, in: site.pool) }
        #expect(try await site.current().schema == before)
    }

    private static func rules(_ name: String, least: String) -> SchemaChange {
        var rules = AttributeRules()
        (rules.least, rules.greatest) = (least, "5")
        return .redefine(name, rules)
    }
}
