import Cryptography
import Foundation
import Kernel
import Testing

@testable import SAML

/// A certificate as others write it.
enum SAMLCertificate {
    static let provider = SelfSignedCertificate(der: TestSigner.provider?.certificate.der ?? [])
}

/// Metadata of providers.
@Suite struct MetadataTests {
    private struct Document {
        var entity = " entityID=\"https://idp.example/metadata\""
        var role = " protocolSupportEnumeration=\"urn:oasis:names:tc:SAML:2.0:protocol\""
        var keys = Document.key(SAMLCertificate.provider.text, use: " use=\"signing\"")
        var services = Document.service("SingleSignOnService", "Redirect", "https://idp.example/sso")

        static func key(_ text: String, use: String = "") -> String {
            """
            <md:KeyDescriptor\(use)><ds:KeyInfo xmlns:ds="http://www.w3.org/2000/09/xmldsig#"><ds:X509Data>\
            <ds:X509Certificate>\(text)</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>
            """
        }

        static func service(_ name: String, _ binding: String, _ location: String, _ more: String = "") -> String {
            let binding = "urn:oasis:names:tc:SAML:2.0:bindings:HTTP-\(binding)"
            return "<md:\(name) Binding=\"\(binding)\" Location=\"\(location)\"\(more)/>"
        }

        var text: String {
            """
            <md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"\(entity)><md:IDPSSODescriptor\(role)>\
            \(keys)\(services)</md:IDPSSODescriptor></md:EntityDescriptor>
            """
        }
    }

    private func read(_ text: String) throws -> SAMLMetadata {
        try SAMLMetadata.read(Array(text.utf8), now: Fixture.now)
    }

    private func fault(_ change: (inout Document) -> Void) -> String? {
        var document = Document()
        change(&document)
        do { _ = try read(document.text) } catch { return (error as? InvalidInput)?.message }
        return nil
    }

    @Test func `a provider's addresses and certificates are read`() throws {
        var document = Document()
        document.entity += " validUntil=\"\(Fixture.time(3600))\" cacheDuration=\"P1DT6H\""
        document.role += " WantAuthnRequestsSigned=\"true\" cacheDuration=\"PT6H30.5S\""
        document.keys += Document.key(SAMLCertificate.provider.text) + Document.key("junk", use: " use=\"encryption\"")
        document.services +=
            Document.service("SingleSignOnService", "POST", "http://idp.example/post")
            + Document.service("SingleSignOnService", "Artifact", "javascript:alert(1)")
            + Document.service(
                "SingleLogoutService", "POST", "HTTPS://idp.example/out",
                " ResponseLocation=\"https://idp.example/back\"")
        let read = try read("<?xml version='1.0'?>\n<!-- by hand -->" + document.text)
        #expect(read.entityID == "https://idp.example/metadata" && read.wantsSignedRequests)
        #expect(read.certificates.map(\.der) == [SAMLCertificate.provider.der, SAMLCertificate.provider.der])
        #expect(read.signOn.map(\.location) == ["https://idp.example/sso", "http://idp.example/post"])
        #expect(read.signOn(by: [.post, .redirect])?.location == "http://idp.example/post")
        #expect(read.logout(by: [.redirect]) == nil)
        #expect(read.logout(by: [.redirect, .post])?.responseLocation == "https://idp.example/back")
        #expect(read.validUntil == Fixture.now.advanced(seconds: 3600) && read.cacheDuration == 6 * 3600 + 30)
    }

    @Test func `SAML-30: an expired certificate is kept, and reported`() throws {
        let read = try read(Document().text)
        #expect(read.expiredCertificates(at: Fixture.now).isEmpty && read.certificates.count == 1)
        #expect(read.expiredCertificates(at: Fixture.now.advanced(seconds: .days(31))).count == 1)
        #expect(read.expiredCertificates(at: Fixture.now.advanced(seconds: -.days(1))).count == 1)
        #expect(!read.wantsSignedRequests && read.validUntil == nil && read.cacheDuration == nil)
    }

    @Test func `SAML-30: metadata that were valid until a past time are refused`() {
        #expect(fault { $0.entity += " validUntil=\"\(Fixture.time(0))\"" }?.contains("expired") == true)
        #expect(fault { $0.role += " validUntil=\"\(Fixture.time(-1))\"" }?.contains("expired") == true)
        #expect(fault { $0.role += " validUntil=\"tomorrow\"" }?.contains("validUntil") == true)
        for duration in ["", "P", "PT", "P1H", "6H", "P1D2", "PTT1S", "-P1D", "P99999999999D"] {
            #expect(MetadataLifetime.seconds(duration) == nil)
        }
        #expect(MetadataLifetime.seconds("P1Y2M3DT4H5M6.7S") == 36_993_906)
    }

    @Test func `SAML-30: certificates of more than 4,096 characters, weak ones and junk are refused`() {
        let long = String(repeating: "A", count: 4100)
        #expect(fault { $0.keys = Document.key(long) }?.contains("4096") == true)
        for text in [Base64.encode(FixedKeys.weak), Base64.encode(FixedKeys.foreignCurve), "junk", ""] {
            #expect(fault { $0.keys = Document.key(text) }?.contains("cannot be used") == true)
        }
        let many = String(repeating: Document.key(SAMLCertificate.provider.text), count: 17)
        #expect(fault { $0.keys = many }?.contains("more than 16") == true)
        #expect(fault { $0.keys = "" }?.contains("no certificate") == true)
        #expect(fault { $0.keys = Document.key(SAMLCertificate.provider.text, use: " use=\"encryption\"") } != nil)
    }

    @Test(arguments: [
        "javascript:alert(1)", "data:text/html,a", "ftp://idp.example", "//idp.example", "https:/idp.example",
        "https://",
        "https:// idp.example", "", "https://idp.example/&quot;", "https://idp.example/&#10;", "https://\u{E9}.example",
    ])
    func `SAML-30: an address that is not http or https is refused`(_ location: String) {
        for name in ["SingleSignOnService", "SingleLogoutService"] {
            let services = Document().services + Document.service(name, "POST", location)
            #expect(fault { $0.services = services }?.contains(name) == true)
        }
        let answer = Document.service(
            "SingleLogoutService", "POST", "https://a.example", " ResponseLocation=\"\(location)\"")
        #expect(fault { $0.services += answer }?.contains("SingleLogoutService") == true)
    }

    @Test func `SAML-30: a document type and a large document are refused`() {
        let declared = "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>" + Document().text
        #expect(throws: InvalidInput(XMLError.documentType.message)) { try read(declared) }
        let large = Document().text + String(repeating: " ", count: 1 << 20)
        #expect(throws: InvalidInput(XMLError.tooLarge.message)) { try read(large) }
    }

    @Test func `UP-SAML-10: what is no metadata of a provider is refused with a sentence that says why`() {
        #expect(throws: InvalidInput("The document is not well-formed XML.")) { try read("<a>") }
        #expect(throws: InvalidInput.self) { try read("") }
        #expect(throws: InvalidInput.self) { try read("<a/>") }
        #expect(fault { $0.role = "" }?.contains("IDPSSODescriptor") == true)
        #expect(fault { $0.entity = "" }?.contains("entityID") == true)
        #expect(fault { $0.services = "" }?.contains("SingleSignOnService") == true)
        let text = Document().text.replacingOccurrences(of: "IDPSSODescriptor", with: "SPSSODescriptor")
        #expect(throws: InvalidInput("There is no IDPSSODescriptor that supports SAML 2.0.")) { try read(text) }
    }

    @Test func `of several entities exactly one is a provider`() throws {
        let provider = Document().text
        let other = provider.replacingOccurrences(of: "IDPSSODescriptor", with: "SPSSODescriptor")
        let list = { (content: String) in
            "<md:EntitiesDescriptor xmlns:md=\"\(XMLNamespace.metadata)\">\(content)</md:EntitiesDescriptor>"
        }
        #expect(try read(list(other + list(provider))).entityID == "https://idp.example/metadata")
        for content in ["", other] { #expect(throws: InvalidInput.self) { try read(list(content)) } }
        let refusal = InvalidInput("There is more than one IDPSSODescriptor.")
        #expect(throws: refusal) { try read(list(provider + provider)) }
    }
}
