import Cryptography
import Foundation
import Kernel
import Testing

@testable import SAML

/// How messages are encoded.
@Suite struct BindingTests {
    @Test func `SAML-17: a field that is not Base64 is refused`() throws {
        let text = Base64.encode(Array("<a/>".utf8) + [0, 1, 2, 3])
        #expect(try SAMLResponse.decode(text).count == 8)
        #expect(try SAMLResponse.decode(text.map { "\($0)\r\n" }.joined()).count == 8)
        for junk in ["*", "=", "-", "_", "\u{0}", "é", "A"] {
            #expect(throws: SAMLRefusal.encoding) { try SAMLResponse.decode(text + junk) }
            #expect(throws: SAMLRefusal.encoding) { try SAMLResponse.decode(junk + text) }
        }
    }

    @Test func `SAML-17: a long field and a long document are refused`() throws {
        let large = String(repeating: "A", count: 4 << 20)
        #expect(throws: SAMLRefusal.unreadable(.tooLarge)) { try SAMLResponse.decode(large) }
        let maximum = [UInt8](repeating: 0x20, count: SAMLResponse.maxBytes)
        #expect(try SAMLResponse.decode(Base64.encode(maximum)).count == 131_072)
        #expect(throws: SAMLRefusal.unreadable(.tooLarge)) { try SAMLResponse.decode(Base64.encode(maximum + [0x20])) }
        var fixture = Fixture()
        fixture.attributes = String(repeating: " ", count: 1 << 20)
        #expect(throws: SAMLRefusal.unreadable(.tooLarge)) { try Fixture.read(fixture.response(fixture.assertion())) }
    }

    @Test func `SAML-17: a document of many levels, elements, attributes or namespaces is refused`() {
        let deep = String(repeating: "<a>", count: 65) + String(repeating: "</a>", count: 65)
        let wide = "<a>" + String(repeating: "<b/>", count: 20_000) + "</a>"
        let attributes = "<a " + (0..<65).map { "a\($0)=\"\" " }.joined() + "/>"
        let spaced = "<a " + (0..<65).map { "a\($0) \n = '' " }.joined() + "/>"
        let namespaces = (0..<13).map { level in
            "<a " + (0..<5).map { "xmlns:a\(level)x\($0)=\"u\" " }.joined() + ">"
        }.joined()
        for text in [deep, wide, attributes, spaced, namespaces] {
            #expect(throws: XMLError.tooLarge) { try XMLDocument(Array(text.utf8), within: .message) }
        }
    }

    @Test func `a document within the limits is read`() throws {
        let deep = String(repeating: "<a>", count: 64) + String(repeating: "</a>", count: 64)
        let wide = "<a>" + String(repeating: "<b/>", count: 19_999) + "</a>"
        let attributes = "<a " + (0..<64).map { "a\($0)=\"=>\" " }.joined() + "/>"
        let siblings = "<a>" + String(repeating: "<b xmlns:x=\"u\" xmlns:y=\"v\"></b>", count: 100) + "</a>"
        for text in [deep, wide, attributes, siblings, "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<a/>\n"] {
            #expect(throws: Never.self) { try XMLDocument(Array(text.utf8), within: .message) }
        }
    }

    @Test func `what is not UTF-8 is refused`() {
        for bytes in [
            [0xFF, 0xFE, 0x3C, 0], Array("<a>".utf8) + [0xE9] + Array("</a>".utf8), [0x3C, 0x61, 0x2F, 0x3E, 0],
        ] {
            #expect(throws: XMLError.encoding) { try XMLDocument(bytes, within: .message) }
        }
    }

    @Test func `what is compressed is decompressed`() throws {
        for text in ["", "a", String(repeating: "abc", count: 10_000)] {
            let deflated = try #require(Deflate.deflate(Array(text.utf8)))
            #expect(Deflate.inflate(deflated, limit: 64 << 10) == Array(text.utf8))
            #expect(Deflate.inflate(deflated + [0], limit: 64 << 10) == nil)
            #expect(Deflate.inflate(Array(deflated.dropLast()), limit: 64 << 10) == nil)
        }
    }

    @Test func `SAML-17: a deflate bomb is refused`() throws {
        let bomb = try #require(Deflate.deflate([UInt8](repeating: 32, count: 50 << 20)))
        #expect(bomb.count < 60_000)
        #expect(Deflate.inflate(bomb, limit: 64 << 10) == nil)
        let small = try #require(Deflate.deflate([UInt8](repeating: 32, count: 1 << 20)))
        let query = "SAMLRequest=" + PercentEncoding.encode(Base64.encode(small).utf8)
        #expect(throws: SAMLRefusal.encoding) { try RedirectMessage(query: query, parameter: "SAMLRequest") }
    }

    @Test func `times are read in UTC, with or without a fraction`() {
        let second = Instant(seconds: 1_790_000_000)
        let text = CivilTime(second).timestamp.dropLast()
        for suffix in ["Z", ".1Z", ".123456789Z"] { #expect(SAMLTime.read(text + suffix) == second) }
        for suffix in ["", ".Z", ".1", "+00:00", ".1aZ", " Z", "z"] { #expect(SAMLTime.read(text + suffix) == nil) }
    }
}
