import CryptoExtras
import Cryptography
import Foundation
import Kernel
import Testing

@testable import SAML

/// Encrypted assertions.
@Suite struct EncryptionTests {
    private static let methods = [
        TestEncryptor.xenc11 + "aes128-gcm", TestEncryptor.xenc11 + "aes256-gcm", TestEncryptor.xenc + "aes128-cbc",
        TestEncryptor.xenc + "aes256-cbc",
    ]
    private static func unsigned() -> String { Fixture().assertion() }

    private static func signed() throws -> String {
        try #require(TestSigner.provider).sign(
            Fixture().assertion(SignatureTemplate("#_assertion").text), ids: ["_assertion"])
    }

    /// A signed response around `content`.
    private static func signedResponse(_ content: String) throws -> String {
        try #require(TestSigner.provider).sign(
            Fixture().response(content, SignatureTemplate("#_response").text), ids: ["_response"])
    }

    private func read(_ xml: String, _ key: RSAKey? = TestEncryptor.key) throws -> SAMLAssertion {
        try Fixture.read(xml, key: key)
    }

    private func refuse(_ xml: String, at location: SourceLocation = #_sourceLocation) {
        #expect(throws: SAMLRefusal.undecryptable, sourceLocation: location) { try read(xml) }
    }

    @Test(arguments: methods)
    func `an encrypted assertion is read if it is signed, or lies in a signed response`(_ method: String) throws {
        for isKeyBeside in [false, true] {
            var encryptor = TestEncryptor(method: method)
            encryptor.isKeyBeside = isKeyBeside
            let (signed, plain) = (try encryptor.encrypt(Self.signed()), try encryptor.encrypt(Self.unsigned()))
            #expect(try read(Fixture().response(signed)).subject.nameID == "Ann@Example.com")
            #expect(try read(Self.signedResponse(plain)).subject.nameID == "Ann@Example.com")
            #expect(try read(Self.signedResponse(signed)).subject.nameID == "Ann@Example.com")
        }
    }

    @Test func `RSA-OAEP with SHA-256 in digest and mask is read`() throws {
        let method = """
            <xenc:EncryptionMethod Algorithm="\(TestEncryptor.xenc11)rsa-oaep">\
            <ds:DigestMethod Algorithm="\(TestEncryptor.xenc)sha256"/><xenc11:MGF \
            xmlns:xenc11="\(TestEncryptor.xenc11)" Algorithm="\(TestEncryptor.xenc11)mgf1sha256"/>\
            </xenc:EncryptionMethod>
            """
        let encryptor = TestEncryptor(keyMethod: method, padding: .PKCS1_OAEP_SHA256)
        #expect(try read(Fixture().response(encryptor.encrypt(Self.signed()))).id == "_assertion")
    }

    @Test func `SAML-10: an encrypted assertion without signature is refused`() throws {
        refuse(Fixture().response(try TestEncryptor().encrypt(Self.unsigned())))
        let other = try #require(TestSigner.other)
        let foreign = try other.sign(
            Fixture().assertion(SignatureTemplate("#_assertion").text), ids: ["_assertion"])
        refuse(Fixture().response(try TestEncryptor().encrypt(foreign)))
        refuse(try Self.signedResponse(try TestEncryptor().encrypt(foreign)))
    }

    @Test func `SAML-10: an encrypted assertion beside a signed one is refused`() throws {
        var evil = Fixture()
        (evil.assertionID, evil.nameID) = ("_evil", Forgery.name)
        let encrypted = try TestEncryptor().encrypt(evil.assertion())
        for content in [encrypted + (try Self.signed()), try Self.signed() + encrypted] {
            #expect(throws: SAMLRefusal.structure) { try read(Fixture().response(content)) }
        }
        let hidden = try TestEncryptor().encrypt(
            evil.assertion("<saml:Advice>\(try Self.signed())</saml:Advice>"))
        refuse(Fixture().response(hidden))
    }

    @Test func `SAML-27: without our key, or with another, it is refused`() throws {
        let xml = Fixture().response(try TestEncryptor().encrypt(Self.signed()))
        #expect(throws: SAMLRefusal.undecryptable) { try read(xml, nil) }
        let other = try #require(TestSigner.other).key
        #expect(throws: SAMLRefusal.undecryptable) { try read(xml, other) }
    }

    @Test func `SAML-27: RSA with the padding of PKCS 1 is refused`() throws {
        let xml = Fixture().response(try TestEncryptor().encrypt(Self.signed()))
        for name in [TestEncryptor.xenc + "rsa-1_5", TestEncryptor.xenc + "kw-aes256", ""] {
            refuse(xml.replacingOccurrences(of: TestEncryptor.xenc + "rsa-oaep-mgf1p", with: name))
        }
        for name in ["tripledes-cbc", "aes192-cbc", "aes256-cbc"] {
            refuse(xml.replacingOccurrences(of: TestEncryptor.xenc11 + "aes256-gcm", with: TestEncryptor.xenc + name))
        }
    }

    @Test(arguments: methods)
    func `SAML-27: every change of the encrypted text gives the same refusal`(_ method: String) throws {
        for place in stride(from: 0, to: 250, by: 1) {
            var encryptor = TestEncryptor(method: method)
            // From the end, where the padding is.
            encryptor.change = { $0[$0.count - 1 - place] ^= UInt8(truncatingIfNeeded: place | 1) }
            refuse(Fixture().response(try encryptor.encrypt(Self.shared.get())))
        }
    }

    /// Signed once for many encryptions.
    private static let shared = Result { try signed() }

    @Test(arguments: methods)
    func `SAML-27: a text that is cut off gives the same refusal`(_ method: String) throws {
        for count in [0, 1, 11, 12, 13, 16, 17, 28, 29, 32] {
            var encryptor = TestEncryptor(method: method)
            encryptor.change = { $0 = Array($0.prefix(count)) }
            refuse(Fixture().response(try encryptor.encrypt(Self.shared.get())))
            encryptor.change = { $0.removeLast(max(1, count)) }
            refuse(Fixture().response(try encryptor.encrypt(Self.shared.get())))
            encryptor.change = { _ in }
            encryptor.changeKey = { $0 = Array($0.prefix(count)) }
            refuse(Fixture().response(try encryptor.encrypt(Self.shared.get())))
        }
    }

    @Test(arguments: [0, 17, 255] as [UInt8])
    func `SAML-27: an impossible padding gives the same refusal`(_ length: UInt8) throws {
        var encryptor = TestEncryptor(method: TestEncryptor.xenc + "aes256-cbc")
        encryptor.paddingLength = length
        refuse(Fixture().response(try encryptor.encrypt(Self.signed())))
    }

    @Test func `SAML-27: what is no assertion gives the same refusal`() throws {
        for text in ["", "a", "<a/>", "<!DOCTYPE a><a/>", try Fixture().signedResponse()] {
            refuse(Fixture().response(try TestEncryptor().encrypt(text)))
            refuse(try Self.signedResponse(try TestEncryptor().encrypt(text)))
        }
    }
}
