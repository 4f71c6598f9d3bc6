import Foundation
import Testing

@testable import SAML

/// A signature that is valid, but not for what would be read.
@Suite struct WrappingTests {
    @Test(arguments: Forgery.allCases)
    func `SAML-01 to SAML-08: a wrapped signature is refused`(_ forgery: Forgery) throws {
        let document = try forgery.document()
        #expect(throws: SAMLRefusal.self) { try Fixture.read(document) }
    }

    @Test(arguments: Forgery.allCases)
    func `SAML-01 to SAML-08: verification yields nothing but what was signed`(_ forgery: Forgery) throws {
        let trust = SAMLTrust([try #require(TestSigner.provider).certificate])
        let root = try SAMLDocument.read(Array(forgery.document().utf8))
        for element in Self.all(root) {
            guard let verified = try? VerifiedElement(verifying: element, by: trust) else { continue }
            let names = Self.all(verified.element).filter { $0.has(.saml("NameID")) }.compactMap(\.text)
            #expect(names == ["Ann@Example.com"], "\(forgery)")
        }
    }

    @Test(arguments: Forgery.allCases)
    func `SAML-01 to SAML-08: a wrapped signature is refused in a response that lies in another`(
        _ forgery: Forgery
    ) throws {
        var outer = Fixture()
        outer.extensions = try "<samlp:Extensions>\(forgery.document())</samlp:Extensions>"
        #expect(throws: SAMLRefusal.self) { try Fixture.read(outer.response(Fixture().assertion())) }
    }

    @Test func `a part that was not signed is not in the verified element`() throws {
        let signed = try Fixture().signedAssertion()
        let status = signed.replacingOccurrences(of: "<samlp:Status>", with: "<samlp:Status ID=\"_added\">")
        #expect(try Fixture.read(status).subject.nameID == "Ann@Example.com")
        let trust = SAMLTrust([try #require(TestSigner.provider).certificate])
        let root = try SAMLDocument.read(Array(signed.utf8))
        let assertion = try #require(root.child(.saml("Assertion")))
        let verified = try VerifiedElement(verifying: assertion, by: trust)
        #expect(verified.element.owner !== assertion.owner)
        #expect(verified.element.children(.ds("Signature")).isEmpty)
    }

    private static func all(_ element: XMLElement) -> [XMLElement] { [element] + element.children.flatMap(all) }
}
