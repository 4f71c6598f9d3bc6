import Foundation
import Kernel
import Testing

@testable import SAML

/// How names and attributes are read, and documents that are not read at all.
@Suite struct ContentTests {
    private static func signed(_ change: (inout Fixture) -> Void) throws -> String {
        var fixture = Fixture()
        change(&fixture)
        return try fixture.signedAssertion()
    }

    @Test func `SAML-12: comments in NameID and attributes are refused`() throws {
        let name = try Self.signed { $0.nameID = "admin@example.com.evil.com" }
            .replacingOccurrences(of: "admin@example.com", with: "admin@example.com<!-- -->")
        #expect(throws: SAMLRefusal.unreadable(.comment)) { try Fixture.read(name) }
        let value = try Self.signed { _ in }.replacingOccurrences(of: "ann@example.com", with: "ann<!---->@example.com")
        #expect(throws: SAMLRefusal.unreadable(.comment)) { try Fixture.read(value) }
        let instruction = try Self.signed { _ in }.replacingOccurrences(of: "ann@example.com", with: "ann<?a b?>@x.org")
        #expect(throws: SAMLRefusal.unreadable(.processingInstruction)) { try Fixture.read(instruction) }
    }

    @Test func `SAML-12: CDATA does not cut a name or a value`() throws {
        let cdata = "admin@example.com<![CDATA[.evil]]>.com"
        let read = try Fixture.read(
            try Self.signed {
                $0.nameID = cdata
                $0.attributes =
                    "<saml:Attribute Name=\"mail\"><saml:AttributeValue>\(cdata)</saml:AttributeValue>"
                    + "</saml:Attribute>"
            })
        #expect(read.subject.nameID == "admin@example.com.evil.com")
        #expect(read.attributes.first?.values == ["admin@example.com.evil.com"])
    }

    @Test func `SAML-12: elements in a NameID are refused`() throws {
        let xml = try Self.signed { $0.nameID = "admin@example.com<saml:a/>.evil.com" }
        #expect(throws: SAMLRefusal.nameID) { try Fixture.read(xml) }
    }

    @Test(arguments: [
        "<!DOCTYPE a>", "<!DOCTYPE a [<!ENTITY b \"c\">]>", "<!doctype a>",
        "<!DOCTYPE a SYSTEM \"file:///etc/passwd\">",
        "\u{FEFF}<!DOCTYPE a>", "<?xml version=\"1.0\"?><!DOCTYPE a>",
    ])
    func `SAML-15: a document type is refused`(_ declaration: String) throws {
        let xml = try Self.signed { _ in }
        #expect(throws: SAMLRefusal.unreadable(.documentType)) { try Fixture.read(declaration + xml) }
    }

    @Test func `SAML-15: an entity is refused`() throws {
        let xml = try Self.signed { _ in }.replacingOccurrences(of: "ann@example.com", with: "&xxe;")
        #expect(throws: SAMLRefusal.unreadable(.malformed)) { try Fixture.read(xml) }
    }

    @Test func `SAML-15: shadowed namespaces and polluted attributes are refused`() throws {
        let xml = try Fixture().signedResponse()
        let changes = [
            (" ID=\"_response\"", " samlp:ID=\"_evil\" ID=\"_response\""),
            (" ID=\"_response\"", " ID=\"_evil\" ID=\"_response\""),
            (" ID=\"_response\"", " xml:id=\"_evil\" ID=\"_response\""),
            (" Version=\"2.0\"", " x:Version=\"2.0\" xmlns:x=\"relative\""),
            ("<saml:NameID", "<saml:NameID xmlns:saml=\"urn:evil\""),
            ("<saml:Subject>", "<saml:Subject xmlns:saml=\"urn:evil\">"),
            ("<ds:SignedInfo>", "<ds:SignedInfo xmlns:ds=\"u\">"),
            (
                "xmlns:samlp=\"urn:oasis:names:tc:SAML:2.0:protocol\"",
                "xmlns:samlp=\"urn:oasis:names:tc:SAML:1.0:protocol\""
            ),
            ("<saml:Subject>", "<undeclared:Subject>"),
        ]
        for (part, replacement) in changes {
            let changed = xml.replacingOccurrences(of: part, with: replacement)
            #expect(changed != xml && isRefused(changed), "\(replacement)")
        }
    }

    private func isRefused(_ xml: String) -> Bool {
        do { _ = try Fixture.read(xml) } catch is SAMLRefusal { return true } catch { return false }
        return false
    }

    @Test func `SAML-26: a name keeps its case and its spaces`() throws {
        for name in ["ANN@example.com", "ann@EXAMPLE.com", " ann ", "e\u{301}", "\u{E9}"] {
            let read = try Fixture.read(try Self.signed { $0.nameID = name })
            #expect(read.subject.nameID.hasSameBytes(as: name))
        }
    }

    @Test func `SAML-26: an empty name and one of 2,049 bytes are refused`() throws {
        let longest = String(repeating: "a", count: 2048)
        #expect(try Fixture.read(try Self.signed { $0.nameID = longest }).subject.nameID == longest)
        for element in [
            "<saml:NameID></saml:NameID>", "<saml:NameID/>", "<saml:NameID>a\(longest)</saml:NameID>", "",
            "<saml:EncryptedID/>", "<saml:NameID>a</saml:NameID><saml:NameID>b</saml:NameID>",
        ] {
            let xml = try Self.signed { $0.nameIDElement = element }
            #expect(throws: SAMLRefusal.nameID) { try Fixture.read(xml) }
        }
    }

    @Test func `SAML-26: the format is told, so that a transient name can be refused`() throws {
        let element = "<saml:NameID Format=\"\(SAMLSubject.transient)\" SPNameQualifier=\"sp\">a</saml:NameID>"
        let read = try Fixture.read(try Self.signed { $0.nameIDElement = element })
        #expect(read.subject.format == SAMLSubject.transient && read.subject.spNameQualifier == "sp")
    }

    @Test func `SAML-26: all values of an attribute are told, in their order`() throws {
        let value = { (text: String) in "<saml:AttributeValue>\(text)</saml:AttributeValue>" }
        let read = try Fixture.read(
            try Self.signed {
                $0.attributes =
                    "<saml:Attribute Name=\"mail\">\(value("a&amp;b"))\(value("c"))</saml:Attribute>"
                    + "<saml:Attribute Name=\"id\">\(value("<saml:NameID>x</saml:NameID>"))</saml:Attribute>"
                    + "<saml:Attribute Name=\"mail\">\(value(""))</saml:Attribute>"
            })
        #expect(read.attributes.map(\.name) == ["mail", "id"])
        #expect(read.attributes.map(\.values) == [["a&b", "c", ""], []])
    }

    @Test func `SAML-33: changed documents are refused, or say the same`() throws {
        let original = Array(try Fixture().signedBoth().utf8)
        let expected = try Fixture.read(String(decoding: original, as: UTF8.self))
        var state: UInt64 = 7
        func next(_ limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(state >> 33) % limit
        }
        var accepted = 0
        for _ in 0..<1500 {
            var bytes = original
            for _ in 0...next(3) {
                let place = next(bytes.count - 40)
                switch next(3) {
                case 0: bytes[place] = UInt8(next(256))
                case 1: bytes.removeSubrange(place..<(place + next(20)))
                default: bytes.insert(contentsOf: bytes[place..<(place + next(40))], at: next(bytes.count))
                }
            }
            guard let read = try? Fixture.read(String(decoding: bytes, as: UTF8.self)) else { continue }
            accepted += 1
            #expect(read == expected)
        }
        #expect(accepted < 150)
    }
}
