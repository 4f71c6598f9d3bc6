import Cryptography
import Kernel
import Testing

@testable import SAML

/// What an operator who tests a provider sees of its response.
@Suite struct InspectionTests {
    private func inspect(_ xml: String, key: RSAKey? = TestEncryptor.key) throws -> SAMLInspection {
        let trust = SAMLTrust([try #require(TestSigner.provider).certificate])
        return SAMLInspection(Base64.encode(Array(xml.utf8)), trust: trust, key: try #require(key))
    }

    /// The texts of all elements of this name in `xml`.
    private func texts(of name: String, in xml: String) -> [String] {
        xml.split(separator: "<\(name)>").dropFirst().compactMap { $0.split(separator: "<").first.map(String.init) }
    }

    private static func signed() throws -> String {
        try #require(TestSigner.provider).sign(
            Fixture().assertion(SignatureTemplate("#_assertion").text), ids: ["_assertion"])
    }

    @Test func `no document has the value of a signature, which would make it a proof`() throws {
        for xml in [try Fixture().signedAssertion(), try Fixture().signedResponse(), try Fixture().signedBoth()] {
            let inspection = try inspect(xml)
            let values = texts(of: "ds:SignatureValue", in: xml)
            #expect(!values.isEmpty)
            let shown = try #require(inspection.response) + (inspection.assertion?.xml ?? "")
            for value in values { #expect(!shown.contains(value)) }
            #expect(shown.contains("SignatureValue") && shown.contains("Ann@Example.com"))
            #expect(throws: SAMLRefusal.self) { try Fixture.read(try #require(inspection.response)) }
        }
    }

    @Test func `an encrypted assertion is shown decrypted, and its encrypted text is not`() throws {
        let xml = Fixture().response(try TestEncryptor().encrypt(Self.signed()))
        let inspection = try inspect(xml)
        let assertion = try #require(inspection.assertion)
        #expect(assertion.wasEncrypted && assertion.subject?.nameID == "Ann@Example.com")
        #expect(assertion.attributes == [SAMLAttribute(name: "mail", values: ["ann@example.com"])])
        let (values, response) = (texts(of: "xenc:CipherValue", in: xml), try #require(inspection.response))
        #expect(values.count == 2 && values.allSatisfy { !response.contains($0) })
    }

    @Test func `an encrypted assertion that the provider has not signed is not opened`() throws {
        let other = try #require(TestSigner.other)
        let foreign = try other.sign(Fixture().assertion(SignatureTemplate("#_assertion").text), ids: ["_assertion"])
        for content in [Fixture().assertion(), foreign] {
            let inspection = try inspect(Fixture().response(try TestEncryptor().encrypt(content)))
            #expect(inspection.assertion == nil && inspection.response?.contains("Ann@Example.com") == false)
        }
        let inspection = try inspect(Fixture().response(try TestEncryptor().encrypt(Self.signed())), key: other.key)
        #expect(inspection.assertion == nil)
    }

    @Test func `an assertion that is refused is shown as well`() throws {
        let unsigned = try #require(try inspect(Fixture().response(Fixture().assertion())).assertion)
        #expect(!unsigned.wasEncrypted && unsigned.issuer == Fixture.issuer)
    }

    @Test(arguments: ["", "%", "text", "<a", "<!DOCTYPE a><a/>", "<a><!--b--></a>"])
    func `what cannot be read as a message is not shown`(_ text: String) throws {
        let inspection = try inspect(text)
        #expect(inspection.response == nil && inspection.assertion == nil)
    }
}
