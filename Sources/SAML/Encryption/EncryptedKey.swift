import Cryptography
import Kernel

/// An element `EncryptedKey` whose algorithm is RSA-OAEP. RSA with the padding of PKCS #1 v1.5 is not supported: it can
/// be decrypted by probing.
struct EncryptedKey {
    private let encrypted: [UInt8]
    private let digest: DigestAlgorithm
    private let mask: DigestAlgorithm

    /// With this name, MGF1 uses SHA-1 regardless of the digest.
    static let oldName = XMLNamespace.encryption + "rsa-oaep-mgf1p"
    /// With this name, MGF1 has a parameter.
    static let newName = XMLNamespace.encryption11 + "rsa-oaep"

    /// The key in `element`; nil for other algorithms, and for a label, which providers do not use.
    init?(_ element: XMLElement) {
        guard let method = element.child(.xenc("EncryptionMethod")), let name = method.attribute("Algorithm"),
            method.children(.xenc("OAEPparams")).isEmpty, let encrypted = EncryptedAssertion.cipherValue(of: element),
            let digest = Self.digest(method.children(.ds("DigestMethod")))
        else { return nil }
        let isNew = name.hasSameBytes(as: Self.newName)
        guard isNew || name.hasSameBytes(as: Self.oldName), let mask = isNew ? Self.mask(method) : .sha1 else {
            return nil
        }
        (self.encrypted, self.digest, self.mask) = (encrypted, digest, mask)
    }

    /// The key, if it was encrypted for `key` and has the right length.
    func secret(for key: RSAKey, count: Int) -> Secret<[UInt8]>? {
        guard let secret = key.decryptOAEP(encrypted, digest: digest, mask: mask), secret.exposed.count == count
        else { return nil }
        return secret
    }

    /// SHA-1 unless the element specifies another digest.
    private static func digest(_ elements: [XMLElement]) -> DigestAlgorithm? {
        guard let element = elements.first else { return .sha1 }
        return switch elements.count == 1 ? element.attribute("Algorithm") : nil {
        case XMLNamespace.signature + "sha1": .sha1
        case XMLNamespace.encryption + "sha256": .sha256
        default: nil
        }
    }

    private static func mask(_ method: XMLElement) -> DigestAlgorithm? {
        let elements = method.children(XMLName(namespace: XMLNamespace.encryption11, local: "MGF"))
        guard let element = elements.first else { return .sha1 }
        return switch elements.count == 1 ? element.attribute("Algorithm") : nil {
        case XMLNamespace.encryption11 + "mgf1sha1": .sha1
        case XMLNamespace.encryption11 + "mgf1sha256": .sha256
        default: nil
        }
    }
}
