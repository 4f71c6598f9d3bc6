import Cryptography
import Foundation
import Kernel
import Testing

@testable import SAML

/// Which signatures are accepted.
@Suite struct SignatureTests {
    private static let id = "_assertion"

    /// A response whose assertion has this signature, properly signed.
    private static func signed(
        _ template: SignatureTemplate, ids: [String] = [id], change: (inout Fixture) -> Void = { _ in }
    ) throws -> String {
        var fixture = Fixture()
        change(&fixture)
        return fixture.response(
            try #require(TestSigner.provider).sign(fixture.assertion(template.text), ids: ids))
    }

    private func refuse(_ refusal: SAMLRefusal, _ xml: String, at location: SourceLocation = #_sourceLocation) {
        #expect(throws: refusal, sourceLocation: location) { try Fixture.read(xml) }
    }

    @Test func `SAML-11: a response without signature is refused`() {
        refuse(.unsigned, Fixture().response(Fixture().assertion()))
    }

    @Test func `SAML-11: a signature of an unrelated element is refused`() throws {
        var fixture = Fixture()
        let detail =
            "<samlp:Extensions><samlp:Detail ID=\"_detail\">\(SignatureTemplate("#_detail").text)"
            + "</samlp:Detail></samlp:Extensions>"
        fixture.extensions = detail
        let xml = try #require(TestSigner.provider).sign(fixture.response(fixture.assertion()), ids: ["_detail"])
        refuse(.unsigned, xml)
    }

    @Test func `SAML-11: two references are refused`() throws {
        refuse(.unsigned, try Self.signed(SignatureTemplate("#_assertion", "#_assertion")))
    }

    @Test(arguments: ["", "#xpointer(id('_assertion'))", "#xpointer(/)"])
    func `SAML-11: a reference that is no name of the element is refused`(_ uri: String) throws {
        refuse(.unsigned, try Self.signed(SignatureTemplate(uri)))
    }

    @Test(arguments: ["#_other", "https://evil.example/a.xml", "file:///etc/hostname"])
    func `SAML-11: a reference to something else is refused`(_ uri: String) throws {
        let xml = try Self.signed(SignatureTemplate("#_assertion"))
        refuse(.unsigned, xml.replacingOccurrences(of: "URI=\"#_assertion\"", with: "URI=\"\(uri)\""))
    }

    @Test func `SAML-11: duplicate IDs are refused`() throws {
        let xml = try Self.signed(SignatureTemplate("#_assertion")) { $0.responseID = "_assertion" }
        refuse(.unreadable(.identifiers), xml)
    }

    @Test(arguments: ["Id", "id", "xml:id"])
    func `SAML-11: attributes that look like an ID are none`(_ name: String) throws {
        let xml = try Self.signed(SignatureTemplate("#_assertion"))
            .replacingOccurrences(of: " ID=\"_assertion\"", with: " \(name)=\"_assertion\"")
        #expect(throws: SAMLRefusal.self) { try Fixture.read(xml) }
    }

    @Test func `SAML-13: comments in digest and signature value are refused`() throws {
        let xml = try Self.signed(SignatureTemplate("#_assertion"))
        for mark in ["<ds:DigestValue>", "<ds:SignatureValue>"] {
            refuse(.unreadable(.comment), xml.replacingOccurrences(of: mark, with: mark + "<!-- a -->"))
        }
    }

    @Test(arguments: ["=", "A", "*", "-", "é"])
    func `SAML-13: junk in digest and signature value is refused`(_ junk: String) throws {
        let xml = try Self.signed(SignatureTemplate("#_assertion"))
        for mark in ["</ds:DigestValue>", "</ds:SignatureValue>"] {
            refuse(.unsigned, xml.replacingOccurrences(of: mark, with: junk + mark))
        }
    }

    @Test func `SAML-18: a key in the message is not used`() throws {
        let other = try #require(TestSigner.other)
        var template = SignatureTemplate("#_assertion")
        template.keyInfo = """
            <ds:KeyInfo><ds:X509Data><ds:X509Certificate>\(Base64.encode(other.certificate.der))\
            </ds:X509Certificate></ds:X509Data></ds:KeyInfo>
            """
        let fixture = Fixture()
        let xml = fixture.response(try other.sign(fixture.assertion(template.text), ids: ["_assertion"]))
        refuse(.signature, xml)
        let accepted = try Fixture.read(xml, certificates: [other.certificate])
        #expect(accepted.id == "_assertion", "the document is right, only its key is not ours")
    }

    @Test func `SAML-18: what KeyInfo points to is not fetched, and does not matter`() throws {
        let xml = try Self.signed(SignatureTemplate("#_assertion"))
        let info =
            "<ds:KeyInfo><ds:RetrievalMethod URI=\"http://127.0.0.1:1/key\"/><ds:KeyName>evil</ds:KeyName></ds:KeyInfo>"
        let changed = xml.replacingOccurrences(of: "</ds:Signature>", with: info + "</ds:Signature>")
        #expect(try Fixture.read(changed).id == "_assertion")
    }

    @Test func `each certificate is tried`() throws {
        let (own, other) = (try #require(TestSigner.provider), try #require(TestSigner.other))
        let xml = try Fixture().signedResponse()
        #expect(try Fixture.read(xml, certificates: [other.certificate, own.certificate]).id == "_assertion")
        #expect(throws: SAMLRefusal.signature) { try Fixture.read(xml, certificates: [other.certificate]) }
        #expect(throws: SAMLRefusal.signature) { try Fixture.read(xml, certificates: []) }
    }

    @Test func `SAML-32: of two signatures in one assertion neither counts`() throws {
        let templates = SignatureTemplate("#_assertion").text + SignatureTemplate("#_assertion").text
        let signer = try #require(TestSigner.provider)
        for order in [[0], [1], [0, 1], [1, 0]] {
            let assertion = try signer.sign(Fixture().assertion(templates), ids: ["_assertion"], order: order)
            refuse(.unsigned, Fixture().response(assertion))
        }
    }

    @Test func `SAML-32: in a signed response an assertion's signature by another key is refused`() throws {
        let (own, other) = (try #require(TestSigner.provider), try #require(TestSigner.other))
        let inner = try other.sign(
            Fixture().assertion(SignatureTemplate("#_assertion").text), ids: ["_assertion"])
        let xml = try own.sign(
            Fixture().response(inner, SignatureTemplate("#_response").text), ids: ["_response"])
        refuse(.signature, xml)
    }

    @Test func `SAML-32: in a response signed by another key a valid assertion is refused`() throws {
        let other = try #require(TestSigner.other)
        let inner = try #require(TestSigner.provider).sign(
            Fixture().assertion(SignatureTemplate("#_assertion").text), ids: ["_assertion"])
        let xml = try other.sign(
            Fixture().response(inner, SignatureTemplate("#_response").text), ids: ["_response"])
        refuse(.signature, xml)
    }

    @Test func `a changed byte is refused`() throws {
        for xml in [try Fixture().signedAssertion(), try Fixture().signedResponse(), try Fixture().signedBoth()] {
            refuse(.signature, xml.replacingOccurrences(of: "Ann@Example.com", with: "Bob@Example.com"))
        }
    }
}
