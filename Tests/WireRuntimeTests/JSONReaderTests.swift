import Testing

@testable import WireRuntime

/// RFC 8259, and what the reader refuses beyond it.
struct JSONReaderTests {
    private func read(_ text: String) throws(JSONError) -> JSON { try JSONReader.read(Array(text.utf8)) }

    private func fault(_ bytes: [UInt8]) -> JSONError? {
        do throws(JSONError) {
            _ = try JSONReader.read(bytes)
            return nil
        } catch { return error }
    }

    private func fault(_ text: String) -> JSONError? { fault(Array(text.utf8)) }

    @Test func `a document keeps types, order and values`() throws {
        let json = try read(#" {"b":[1,-2.5,true,false,null,"x"],"a":{"":{}} , "n" : -0}"# + "\r\n\t ")
        let members = try #require(json.object).members
        #expect(members.map(\.name) == ["b", "a", "n"])
        #expect(
            members[0].value
                == .array([.integer(1), .number(-2.5), .boolean(true), .boolean(false), .null, .string("x")]))
        #expect(members[1].value == .object(JSONObject([.init("", .object(JSONObject()))])))
        #expect(members[2].value == .integer(0))
    }

    @Test func `escapes become their characters`() throws {
        let text = #""\"\\\/\b\f\n\r\tA\u00e9\u2028\ud83d\ude00\uD83D\uDE00""#
        #expect(try read(text) == .string("\"\\/\u{8}\u{C}\n\r\tAé\u{2028}😀😀"))
    }

    // JSON-11
    @Test(arguments: [
        "", " ", "{", "[", "\"", "{]", "[}", "{\"a\"}", "{\"a\":}", "{\"a\":1,}", "[1,]", "[,1]", "{,}", "{a:1}",
        "{'a':1}",
        "[1 2]", "{\"a\":1 \"b\":2}", "tru", "True", "nul", "NaN", "Infinity", "-Infinity", "undefined", "/*c*/1",
        "//c\n1",
        "\"\\x41\"", "\"\\u00g0\"", "\"\\u12\"", "\"\\", "\"\\u", "\"\u{1}\"", "\"\n\"", "\"a", "[\"\\\"]",
        "+1", "01", "-01", "-", "1.", ".5", "1.e1", "1e", "1e+", "--1", "١",
    ])
    func `anything but JSON is a syntax error`(_ text: String) {
        guard case .syntax? = fault(text) else {
            Issue.record("\(text) gave \(String(describing: fault(text)))")
            return
        }
    }

    // JSON-11
    @Test(arguments: ["1 2", "{}{}", "[] x", "\"a\"b", "null,", "1x", "0x10", "1_000", "1.5.5", "{}\u{0}"])
    func `nothing may follow the document`(_ text: String) {
        guard case .trailing? = fault(text) else {
            Issue.record("\(text) gave \(String(describing: fault(text)))")
            return
        }
    }

    // JSON-05
    @Test func `a string is UTF-8 without U+0000 and lone surrogates`() {
        #expect(fault("\"\\u0000\"") == .nul(at: 1))
        #expect(fault("\"a\u{0}\"") == .syntax(at: 2))
        for half in [
            "\\ud800", "\\udc00", "\\ud800\\ud800", "\\ud800x", "\\ud800\\n", "\\ude00\\ud83d", "\\udbff\\u0041",
        ] {
            guard case .surrogate? = fault("\"\(half)\"") else {
                Issue.record("\(half) was accepted")
                continue
            }
        }
        let overlong: [[UInt8]] = [
            [0xC0, 0x80], [0xC1, 0xBF], [0xE0, 0x80, 0xAF], [0xF0, 0x80, 0x80, 0xAF], [0xED, 0xA0, 0x80],
            [0xF4, 0x90, 0x80, 0x80],
            [0xFF], [0x80], [0xC3], [0xE2, 0x82], [0xF8, 0x88, 0x80, 0x80, 0x80],
        ]
        for bytes in overlong {
            #expect(fault([0x22] + bytes + [0x22]) == .encoding(at: 0), "\(bytes)")
            #expect(fault([0x22, 0x5C, 0x6E] + bytes + [0x22]) == .encoding(at: 0), "\(bytes)")
        }
    }

    // JSON-05
    @Test func `a byte order mark and UTF-16 are refused`() {
        #expect(fault([0xEF, 0xBB, 0xBF] + Array("{}".utf8)) == .syntax(at: 0))
        #expect(fault([0xFF, 0xFE, 0x7B, 0x00, 0x7D, 0x00]) == .syntax(at: 0))
        #expect(fault([0x00, 0x7B, 0x00, 0x7D]) == .syntax(at: 0))
        #expect(fault([0x7B, 0x00, 0x7D, 0x00]) == .syntax(at: 1))
    }

    @Test func `characters of every length are read`() throws {
        let text = "a\u{7F}é߿ࠀ€\u{FFFF}𐀀😀\u{10FFFF}"
        #expect(try read("\"\(text)\"") == .string(text))
        #expect(try Array(#require(read("\"\(text)\\n\"").string).utf8) == Array((text + "\n").utf8))
    }

    // JSON-06
    @Test func `whole numbers are exact to 64 bits and others are doubles`() throws {
        #expect(try read("9223372036854775807") == .integer(.max))
        #expect(try read("-9223372036854775808") == .integer(.min))
        #expect(try read("9223372036854775808") == .number(9_223_372_036_854_775_808))
        #expect(try read("1e2") == .number(100))
        #expect(try read("1.0") == .number(1))
        #expect(try read("1E-2") == .number(0.01))
        #expect(try read("-0.0") == .number(0))
        #expect(fault("1e400") == .number(at: 0))
        #expect(fault("-1e400") == .number(at: 0))
        #expect(fault(String(repeating: "9", count: 10_000_000).prefix(4_000_000).description) == .number(at: 0))
        #expect(fault("0." + String(repeating: "1", count: 100_000)) == .number(at: 0))
        #expect(fault("1e" + String(repeating: "1", count: 100_000)) == .number(at: 0))
    }

    @Test func `two members with the same name are refused`() {
        #expect(fault(#"{"a":1,"a":2}"#) == .duplicate(at: 7))
        #expect(fault(#"{"a":1,"\u0061":2}"#) == .duplicate(at: 7))
        #expect(fault("{\"caf\u{E9}\":1,\"cafe\u{301}\":2}") == .duplicate(at: 11))
        let many = (0..<500).map { "\"k\($0)\":0" }.joined(separator: ",")
        #expect(fault("{\(many)}") == nil)
        guard case .duplicate? = fault("{\(many),\"k250\":1}") else {
            Issue.record("the duplicate among many was accepted")
            return
        }
    }

    // JSON-10
    @Test func `a member's name has at most 512 bytes`() {
        #expect(fault("{\"\(String(repeating: "é", count: 256))\":1}") == nil)
        #expect(fault("[{\"\(String(repeating: "é", count: 256))x\":1}]") == .longName(at: 2))
        #expect(fault("{\"\(String(repeating: "\\u0061", count: 513))\":1}") == .longName(at: 1))
    }

    // UAX #15, section 13
    @Test(arguments: ["\u{301}", "\u{316}", "\u{FF9E}", "\u{1D165}"])
    func `a string has at most thirty combining marks in a row`(_ mark: String) throws {
        let good = "a" + String(repeating: mark, count: 30) + "b" + String(repeating: mark, count: 30)
        #expect(try read("\"\(good)\"") == .string(good))
        let bad = "a" + String(repeating: mark, count: 31)
        #expect(fault("\"\(bad)\"") == .marks(at: 0))
        #expect(fault("{\"\(bad)\":1}") == .marks(at: 1))
        let escaped = bad.utf16.map {
            "\\u" + String(repeating: "0", count: 4 - String($0, radix: 16).count) + String($0, radix: 16)
        }
        #expect(fault("\"\(escaped.joined())\"") == .marks(at: 0))
        #expect(try JSONReader.read(Array("\"\(bad)\"".utf8), limits: .trusted) == .string(bad))
    }

    // JSON-02
    @Test func `nesting ends at 32, however deep the text goes`() throws {
        func nested(_ depth: Int) -> String {
            String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
        }
        #expect(fault(nested(32)) == nil)
        #expect(fault(nested(33)) == .tooDeep)
        #expect(fault(String(repeating: "[", count: 100_000)) == .tooDeep)
        #expect(fault(String(repeating: "{\"a\":", count: 100_000)) == .tooDeep)
        #expect(fault("[" + String(repeating: "[],", count: 100) + "[]]") == nil)
    }

    // JSON-10
    @Test func `values and bytes are limited`() throws {
        let entries = (0..<100_000).map { "\"k\($0)\":\"\"" }.joined(separator: ",")
        #expect(fault("{\(entries)}") == .tooManyValues)
        let small = JSONReader.Limits(length: 10, depth: 2, values: 3)
        #expect(throws: JSONError.tooLong) { try JSONReader.read(Array("\"123456789\"".utf8), limits: small) }
        #expect(throws: JSONError.tooManyValues) { try JSONReader.read(Array("[1,2,3]".utf8), limits: small) }
        #expect(try JSONReader.read(Array("[1,2]".utf8), limits: small) == .array([.integer(1), .integer(2)]))
    }

    // JSON-04
    @Test func `a member is found by its exact bytes`() throws {
        let object = try #require(read("{\"\u{212A}ey\":1,\"KEY\":2,\"key\":3,\"e\u{301}\":4}").object)
        #expect(object["Key"] == nil)
        #expect(object["KEY"] == .integer(2))
        #expect(object["\u{E9}"] == nil)
        #expect(object["e\u{301}"] == .integer(4))
    }

    @Test func `members can be replaced, added and removed`() {
        var object = JSONObject([.init("a", .integer(1)), .init("b", .null)])
        object["a"] = .integer(2)
        object["c"] = .boolean(true)
        object["b"] = nil
        object["z"] = nil
        #expect(object.members == [.init("a", .integer(2)), .init("c", .boolean(true))])
    }

    @Test func `every prefix and every flipped bit of a document is parsed or refused`() {
        let text = Array(#"{"A":[1,-2.5e3,{"B":"x\u00e9\ud83d\ude00é"}],"C":null,"D":true}"#.utf8)
        #expect(fault(text) == nil)
        for end in 0..<text.count { #expect(fault(Array(text[..<end])) != nil) }
        for place in text.indices {
            for bit in 0..<8 {
                var flipped = text
                flipped[place] ^= 1 << UInt8(bit)
                _ = fault(flipped)
            }
        }
    }
}
