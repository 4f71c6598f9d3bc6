import Kernel
import Testing
import WireRuntime

struct JSONWriterTests {
    private func text(_ write: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        write(&json)
        return String(decoding: json.bytes, as: UTF8.self)
    }

    @Test func `objects and arrays are separated by commas and nothing else`() {
        let written = text { json in
            json.beginObject()
            json.field("a", 1)
            json.field("b", String?.none)
            json.field("c", [["x": true, "a": false], [:]])
            json.name("d")
            json.beginArray()
            json.endArray()
            json.field("e", [Int]())
            json.endObject()
        }
        #expect(written == #"{"a":1,"c":[{"a":false,"x":true},{}],"d":[],"e":[]}"#)
    }

    // JSON-12
    @Test func `characters that are unsafe in a script element are escaped`() throws {
        let nasty = "</script>\u{2028}\u{2029}\u{0}\u{1}\u{1F}\"\\\u{8}\t\n\u{C}\r/ a/b é€😀\u{7F}\u{E2}\u{202A}"
        let written = text { $0.write(nasty) }
        #expect(
            written
                == "\"<\\/script>\\u2028\\u2029\\u0000\\u0001\\u001f\\\"\\\\\\b\\t\\n\\f\\r/ a/b é€😀"
                + "\u{7F}\u{E2}\u{202A}\""
        )
        let safe = String(nasty.unicodeScalars.filter { $0 != "\u{0}" }.map(Character.init))
        #expect(try JSONReader.read(Array(text { $0.write(safe) }.utf8)) == .string(safe))
    }

    @Test func `numbers keep their value`() {
        #expect(text { $0.write(Int64.min) } == "-9223372036854775808")
        #expect(text { $0.write(0.1) } == "0.1")
        #expect(text { $0.write(Double.infinity) } == "null")
    }

    @Test(arguments: [
        (1_700_000_000_000_000, "1700000000"), (1_700_000_000_123_456, "1700000000.123"), (0, "0"), (1_000, "0.001"),
        (999, "0"), (-1_000, "-0.001"), (-1_500_000, "-1.500"), (-1_000_000, "-1"),
    ])
    func `a time is written in seconds with milliseconds`(_ microseconds: Int64, _ expected: String) throws {
        let instant = Instant(microseconds: microseconds)
        #expect(text { $0.write(instant) } == expected)
        let again = try Instant(wire: JSONReader.read(Array(expected.utf8)))
        #expect(again.microseconds == microseconds / 1000 * 1000)
    }

    @Test func `the earliest and the latest time are written`() {
        #expect(text { $0.write(Instant(microseconds: .min)) } == "-9223372036854.776")
        #expect(text { $0.write(Instant(microseconds: .max)) } == "9223372036854.775")
    }

    @Test func `every scalar survives a round trip`() throws {
        let scalars = (1..<0x3000 as Range<UInt32>).compactMap(Unicode.Scalar.init)
        let all = String(
            String.UnicodeScalarView(scalars + [Unicode.Scalar(0xFFFF) ?? " ", Unicode.Scalar(0x10FFFF) ?? " "]))
        let read = try JSONReader.read(Array(text { $0.write(all) }.utf8), limits: .trusted)
        #expect(try Array(#require(read.string).utf8) == Array(all.utf8))
    }

    @Test func `a secret is written to the wire and nowhere else`() {
        let password = Secret("hunter2")
        #expect(text { $0.write(String(describing: password)) } == "\"•••\"")
        #expect(text { password.write(to: &$0) } == "\"hunter2\"")
    }
}
