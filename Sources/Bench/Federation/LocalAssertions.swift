import Crypto
import CryptoExtras
import Cryptography
import Foundation
import Kernel

/// A SAML provider's assertions for one pool, signed and encrypted. The signed parts are written in canonical form.
struct LocalAssertions: Sendable {
    private let key: RSAKey
    private let certificate: SelfSignedCertificate
    private let world: World
    /// The audience of the assertions, and where they are posted to.
    private let audience: String
    private let consumer: String
    /// Encrypts all assertions, so that this process spends its time on other things; and itself, for the pool's key.
    private let contentKey = SymmetricKey(size: .bits256)
    private var wrappedKey = ""

    static let issuer = "https://idp.example.com/metadata"
    private static let signatures = "http://www.w3.org/2000/09/xmldsig#"
    private static let encryption = "http://www.w3.org/2001/04/xmlenc#"
    private static let assertions = "urn:oasis:names:tc:SAML:2.0:assertion"
    private static let exclusive = "http://www.w3.org/2001/10/xml-exc-c14n#"

    init(key: RSAKey, world: World, audience: String, consumer: String) throws {
        (self.key, self.world, self.audience, self.consumer) = (key, world, audience, consumer)
        certificate = try SelfSignedCertificate(
            of: key, named: "bench", serial: [1], from: world.now().advanced(seconds: -.days(1)),
            until: world.now().advanced(seconds: .days(30)))
    }

    /// The provider's metadata.
    var metadata: String {
        """
        <EntityDescriptor xmlns="urn:oasis:names:tc:SAML:2.0:metadata" entityID="\(Self.issuer)"><IDPSSODescriptor \
        protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol"><KeyDescriptor><KeyInfo \
        xmlns="\(Self.signatures)"><X509Data><X509Certificate>\(certificate.text)</X509Certificate>\
        </X509Data></KeyInfo></KeyDescriptor><SingleSignOnService \
        Binding="urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect" Location="https://idp.example.com/sso"/>\
        </IDPSSODescriptor></EntityDescriptor>
        """
    }

    /// Encrypts from now on for the key of the certificate in `metadata` of the pool.
    mutating func encrypt(for metadata: String) throws {
        let start = "X509Certificate>"
        guard let text = metadata.components(separatedBy: start).dropFirst().first?.prefix(while: { $0 != "<" }),
            let der = Base64.decode(String(text)), let key = Self.publicKey(in: der)
        else { throw BenchError("metadata without a certificate of an RSA key of 2048 bits") }
        let wrapped = try _RSA.Encryption.PublicKey(derRepresentation: Data(key))
            .encrypt(contentKey.withUnsafeBytes { Data($0) }, padding: .PKCS1_OAEP)
        wrappedKey = Base64.encode(Array(wrapped))
    }

    /// The public key in a certificate: the sequence of 294 bytes that begins with the algorithm `rsaEncryption`.
    private static func publicKey(in certificate: [UInt8]) -> [UInt8]? {
        let algorithm: [UInt8] = [
            0x30, 0x0D, 0x06, 0x09, 0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01, 0x05, 0,
        ]
        guard let found = certificate.firstRange(of: algorithm), found.lowerBound >= 4 else { return nil }
        let key = Array(certificate[(found.lowerBound - 4)...].prefix(294))
        return key.count == 294 ? key : nil
    }

    /// The field `SAMLResponse` of a new response for the user with this number.
    func response(for user: Int) throws -> String {
        let sealed = try AES.GCM.seal(Data(try signed(user).utf8), using: contentKey)
        guard let content = sealed.combined else { throw BenchError("an assertion that is not encrypted") }
        return Base64.encode(Array(response(around: encrypted(Base64.encode(Array(content)))).utf8))
    }

    private func response(around assertion: String) -> String {
        """
        <samlp:Response xmlns:samlp="urn:oasis:names:tc:SAML:2.0:protocol" Destination="\(consumer)" ID="\(newID())" \
        IssueInstant="\(time(0))" Version="2.0"><saml:Issuer xmlns:saml="\(Self.assertions)">\(Self.issuer)\
        </saml:Issuer><samlp:Status><samlp:StatusCode Value="urn:oasis:names:tc:SAML:2.0:status:Success"/>\
        </samlp:Status>\(assertion)</samlp:Response>
        """
    }

    private func encrypted(_ content: String) -> String {
        """
        <saml:EncryptedAssertion xmlns:saml="\(Self.assertions)"><xenc:EncryptedData xmlns:xenc="\(Self.encryption)" \
        Type="\(Self.encryption)Element"><xenc:EncryptionMethod \
        Algorithm="http://www.w3.org/2009/xmlenc11#aes256-gcm"/><ds:KeyInfo xmlns:ds="\(Self.signatures)">\
        <xenc:EncryptedKey><xenc:EncryptionMethod Algorithm="\(Self.encryption)rsa-oaep-mgf1p"/>\
        <xenc:CipherData><xenc:CipherValue>\(wrappedKey)\
        </xenc:CipherValue></xenc:CipherData></xenc:EncryptedKey></ds:KeyInfo><xenc:CipherData><xenc:CipherValue>\
        \(content)</xenc:CipherValue></xenc:CipherData></xenc:EncryptedData></saml:EncryptedAssertion>
        """
    }

    /// An assertion with its signature behind the issuer.
    private func signed(_ user: Int) throws -> String {
        let id = newID()
        let head = """
            <saml:Assertion xmlns:saml="\(Self.assertions)" ID="\(id)" IssueInstant="\(time(0))" Version="2.0">\
            <saml:Issuer>\(Self.issuer)</saml:Issuer>
            """
        let rest = statements(user) + "</saml:Assertion>"
        let info = signedInfo(id, digest: Data(SHA256.hash(data: Data((head + rest).utf8))))
        let value = Base64.encode(try key.sign(Array(info.utf8)))
        return head + "<ds:Signature xmlns:ds=\"\(Self.signatures)\">\(info)<ds:SignatureValue>\(value)"
            + "</ds:SignatureValue></ds:Signature>" + rest
    }

    private func signedInfo(_ id: String, digest: Data) -> String {
        """
        <ds:SignedInfo xmlns:ds="\(Self.signatures)"><ds:CanonicalizationMethod Algorithm="\(Self.exclusive)">\
        </ds:CanonicalizationMethod><ds:SignatureMethod Algorithm="http://www.w3.org/2001/04/xmldsig-more#rsa-sha256">\
        </ds:SignatureMethod><ds:Reference URI="#\(id)"><ds:Transforms><ds:Transform \
        Algorithm="\(Self.signatures)enveloped-signature"></ds:Transform><ds:Transform Algorithm="\(Self.exclusive)">\
        </ds:Transform></ds:Transforms><ds:DigestMethod Algorithm="\(Self.encryption)sha256"></ds:DigestMethod>\
        <ds:DigestValue>\(digest.base64EncodedString())</ds:DigestValue></ds:Reference></ds:SignedInfo>
        """
    }

    private func statements(_ user: Int) -> String {
        """
        <saml:Subject><saml:NameID Format="urn:oasis:names:tc:SAML:2.0:nameid-format:persistent">user-\(user)\
        </saml:NameID><saml:SubjectConfirmation Method="urn:oasis:names:tc:SAML:2.0:cm:bearer">\
        <saml:SubjectConfirmationData NotOnOrAfter="\(time(300))" Recipient="\(consumer)">\
        </saml:SubjectConfirmationData></saml:SubjectConfirmation></saml:Subject>\
        <saml:Conditions NotBefore="\(time(-60))" NotOnOrAfter="\(time(300))"><saml:AudienceRestriction>\
        <saml:Audience>\(audience)</saml:Audience></saml:AudienceRestriction></saml:Conditions>\
        <saml:AuthnStatement AuthnInstant="\(time(0))" SessionIndex="\(newID())"></saml:AuthnStatement>\
        <saml:AttributeStatement><saml:Attribute Name="mail"><saml:AttributeValue>user-\(user)@example.com\
        </saml:AttributeValue></saml:Attribute></saml:AttributeStatement>
        """
    }

    private func newID() -> String { "_" + Hex.encode(world.bytes(16)) }

    private func time(_ seconds: Int64) -> String { CivilTime(world.now().advanced(seconds: seconds)).timestamp }
}
