import Kernel
import Testing

struct PercentEncodingTests {
    @Test(arguments: [
        ("", ""), ("aZ09-._~", "aZ09-._~"), ("a b", "a%20b"), ("a/b", "a%2Fb"), ("%", "%25"), ("+", "%2B"),
        ("é", "%C3%A9"), ("\n", "%0A"),
    ])
    func `a text has one spelling`(_ text: String, _ encoded: String) {
        #expect(PercentEncoding.encode(text.utf8) == encoded)
        #expect(PercentEncoding.decode(encoded.utf8) == Array(text.utf8))
    }

    @Test func `named characters stay`() {
        #expect(PercentEncoding.encode("/a b/".utf8, also: "/") == "/a%20b/")
    }

    @Test func `digits of both cases and bytes that are no UTF-8 are decoded`() {
        #expect(PercentEncoding.decode("%2f%2F%ff+".utf8) == [0x2F, 0x2F, 0xFF, 0x2B])
    }

    @Test(arguments: ["%", "%2", "a%", "%zz", "%2z", "%z2", "%%20", "% 20", "%-1"])
    func `a percent sign without two digits is an error, except in signatures`(_ text: String) {
        #expect(PercentEncoding.decode(text.utf8) == nil)
        let expected = text == "%%20" ? "% " : text
        #expect(PercentEncoding.decodeLeniently(text.utf8) == Array(expected.utf8))
    }
}
