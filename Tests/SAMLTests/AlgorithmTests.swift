import Cryptography
import Foundation
import Kernel
import Testing

@testable import SAML

/// SAML-19: algorithms and keys.
@Suite struct AlgorithmTests {
    private static let sha1 = "http://www.w3.org/2000/09/xmldsig#sha1"
    private static let rsaSHA1 = "http://www.w3.org/2000/09/xmldsig#rsa-sha1"
    private static let more = "http://www.w3.org/2001/04/xmldsig-more#"
    private static let xenc = "http://www.w3.org/2001/04/xmlenc#"

    private static func signed(_ change: (inout SignatureTemplate) -> Void) throws -> String {
        var template = SignatureTemplate("#_assertion")
        change(&template)
        return Fixture().response(
            try #require(TestSigner.provider).sign(Fixture().assertion(template.text), ids: ["_assertion"]))
    }

    @Test(arguments: ["256", "384", "512"], ["sha256", "sha384", "sha512"])
    func `RSA with SHA-256, SHA-384 and SHA-512 is accepted`(_ size: String, _ digest: String) throws {
        let xml = try Self.signed {
            $0.method = Self.more + "rsa-sha" + size
            $0.digest = (digest == "sha384" ? Self.more : Self.xenc) + digest
        }
        #expect(try Fixture.read(xml).id == "_assertion")
    }

    @Test func `SAML-19: SHA-1 is refused unless the provider may use it`() throws {
        let method = try Self.signed { $0.method = Self.rsaSHA1 }
        let digest = try Self.signed { $0.digest = Self.sha1 }
        for xml in [method, digest] {
            #expect(throws: SAMLRefusal.algorithm) { try Fixture.read(xml) }
            #expect(try Fixture.read(xml, allowsSHA1: true).id == "_assertion")
        }
    }

    @Test(arguments: [
        "http://www.w3.org/2001/04/xmldsig-more#rsa-md5", "http://www.w3.org/2001/04/xmldsig-more#hmac-sha256",
        "http://www.w3.org/2000/09/xmldsig#hmac-sha1", "http://www.w3.org/2000/09/xmldsig#dsa-sha1",
        "http://www.w3.org/2007/05/xmldsig-more#rsa-pss", "", "RSA-SHA256",
    ])
    func `SAML-19: other methods are refused`(_ method: String) throws {
        let xml = try Self.signed { _ in }.replacingOccurrences(of: Self.more + "rsa-sha256", with: method)
        #expect(throws: SAMLRefusal.algorithm) { try Fixture.read(xml, allowsSHA1: true) }
    }

    @Test func `SAML-19: HMAC with the public certificate as its key is refused`() throws {
        let signer = try #require(TestSigner.provider)
        var template = SignatureTemplate("#_assertion")
        template.method = Self.more + "hmac-sha256"
        let assertion = try TestSigner.sign(
            Fixture().assertion(template.text), ids: ["_assertion"], order: [0],
            key: .hmac(signer.certificate.der))
        #expect(throws: SAMLRefusal.algorithm) { try Fixture.read(Fixture().response(assertion)) }
    }

    @Test func `SAML-19: a shortened digest is refused`() throws {
        let xml = try Self.signed { _ in }.replacingOccurrences(
            of: "rsa-sha256\"/>",
            with: "rsa-sha256\"><ds:HMACOutputLength>1</ds:HMACOutputLength></ds:SignatureMethod>")
        #expect(throws: SAMLRefusal.unsigned) { try Fixture.read(xml) }
    }

    @Test func `SAML-19: short keys and foreign curves are no certificates`() throws {
        #expect(FixedKeys.weak.count > 400 && X509Certificate(der: FixedKeys.weak) == nil)
        #expect(FixedKeys.foreignCurve.count > 300 && X509Certificate(der: FixedKeys.foreignCurve) == nil)
        #expect(X509Certificate(der: []) == nil)
        let own = try #require(TestSigner.provider).certificate.der
        #expect(X509Certificate(der: own) != nil && X509Certificate(der: own + [0]) == nil)
    }

    @Test func `SAML-19: ECDSA is accepted, and a signature of zeros is refused`() throws {
        let certificate = try #require(X509Certificate(der: FixedKeys.curve))
        var template = SignatureTemplate("#_assertion")
        template.method = Self.more + "ecdsa-sha256"
        let assertion = try TestSigner.sign(
            Fixture().assertion(template.text), ids: ["_assertion"], order: [0],
            key: .pkcs8(FixedKeys.curveKey))
        let xml = Fixture().response(assertion)
        #expect(try Fixture.read(xml, certificates: [certificate]).id == "_assertion")
        #expect(throws: SAMLRefusal.signature) { try Fixture.read(xml) }
        let start = try #require(xml.range(of: "<ds:SignatureValue>"))
        let end = try #require(xml.range(of: "</ds:SignatureValue>"))
        for count in [64, 0, 1] {
            let zeros = Base64.encode([UInt8](repeating: 0, count: count))
            let changed = xml.replacingCharacters(in: start.upperBound..<end.lowerBound, with: zeros)
            #expect(throws: SAMLRefusal.self) { try Fixture.read(changed, certificates: [certificate]) }
        }
    }

    @Test func `other canonicalizations and transforms are refused`() throws {
        let exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#"
        let enveloped = "http://www.w3.org/2000/09/xmldsig#enveloped-signature"
        let inclusive = "http://www.w3.org/TR/2001/REC-xml-c14n-20010315"
        let changes: [(inout SignatureTemplate) -> Void] = [
            { $0.canonical = inclusive }, { $0.canonical = exclusive + "WithComments" },
            { $0.transforms = [enveloped, inclusive] }, { $0.transforms = [enveloped, exclusive + "WithComments"] },
            { $0.transforms = [enveloped] },
            { $0.transforms = [enveloped, exclusive, exclusive] },
        ]
        for change in changes {
            let xml = try Self.signed(change)
            #expect(throws: SAMLRefusal.algorithm) { try Fixture.read(xml) }
        }
        let (first, second) = ("Transform Algorithm=\"\(enveloped)", "Transform Algorithm=\"\(exclusive)")
        let swapped = try Self.signed { _ in }.replacingOccurrences(of: first, with: "first")
            .replacingOccurrences(of: second, with: first).replacingOccurrences(of: "first", with: second)
        #expect(throws: SAMLRefusal.algorithm) { try Fixture.read(swapped) }
    }
}
