import Testing
import WireRuntime

@testable import Console

struct JSONChangesTests {
    private static func object(_ text: String) throws -> JSONObject {
        try #require(try JSONReader.read(Array(text.utf8)).object)
    }

    private static func text(_ object: JSONObject) -> String {
        var writer = JSONWriter()
        writer.write(JSON.object(object))
        return String(decoding: writer.bytes, as: UTF8.self)
    }

    @Test func `objects are merged, lists are replaced, and null removes`() throws {
        let before = try Self.object(#"{"A":{"B":1,"C":[1,2]},"D":"x","E":true}"#)
        let after = before.merging(try Self.object(#"{"A":{"C":[3]},"D":null,"F":{"G":0}}"#))
        #expect(Self.text(after) == #"{"A":{"B":1,"C":[3]},"E":true,"F":{"G":0}}"#)
    }

    @Test func `differences are members, and texts differ by their bytes`() throws {
        let before = try Self.object(#"{"A":{"B":1,"C":[1,2]},"D":"\u00e9","E":true}"#)
        let after = try Self.object(#"{"A":{"B":2,"C":[1,2]},"D":"e\u0301","F":null}"#)
        let differences = before.differences(to: after)
        #expect(differences.map(\.path) == ["A.B", "D", "E", "F"])
        #expect(differences[2].after == nil && differences[3].before == nil)
        #expect(before.differences(to: before).isEmpty)
    }
}
