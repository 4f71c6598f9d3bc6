import Cryptography
import Kernel

/// The allowed algorithms of signatures, by their names in XML Signature.
struct SignatureAlgorithm {
    let kind: X509Certificate.KeyKind
    let digest: DigestAlgorithm

    private static let more = "http://www.w3.org/2001/04/xmldsig-more#"
    private static let sha1 = "http://www.w3.org/2000/09/xmldsig#sha1"

    private static let methods: [(name: String, algorithm: SignatureAlgorithm)] = [
        (more + "rsa-sha256", SignatureAlgorithm(kind: .rsa, digest: .sha256)),
        (more + "rsa-sha384", SignatureAlgorithm(kind: .rsa, digest: .sha384)),
        (more + "rsa-sha512", SignatureAlgorithm(kind: .rsa, digest: .sha512)),
        (more + "ecdsa-sha256", SignatureAlgorithm(kind: .ellipticCurve, digest: .sha256)),
        (more + "ecdsa-sha384", SignatureAlgorithm(kind: .ellipticCurve, digest: .sha384)),
        (more + "ecdsa-sha512", SignatureAlgorithm(kind: .ellipticCurve, digest: .sha512)),
        ("http://www.w3.org/2000/09/xmldsig#rsa-sha1", SignatureAlgorithm(kind: .rsa, digest: .sha1)),
    ]

    private static let digests: [(name: String, digest: DigestAlgorithm)] = [
        (XMLNamespace.encryption + "sha256", .sha256), (more + "sha384", .sha384),
        (XMLNamespace.encryption + "sha512", .sha512), (sha1, .sha1),
    ]

    /// The name of this server's signature algorithm.
    static let ours = more + "rsa-sha256"
    /// The name of this server's digest algorithm.
    static let ourDigest = XMLNamespace.encryption + "sha256"

    /// The algorithm with this name; nil if it is not allowed.
    static func method(_ name: String?, allowsSHA1: Bool) -> SignatureAlgorithm? {
        guard let name, let found = methods.first(where: { $0.name.hasSameBytes(as: name) })?.algorithm else {
            return nil
        }
        return found.digest != .sha1 || allowsSHA1 ? found : nil
    }

    /// Whether references may use the digest with this name.
    static func allows(digest name: String?, allowsSHA1: Bool) -> Bool {
        guard let name, let found = digests.first(where: { $0.name.hasSameBytes(as: name) })?.digest else {
            return false
        }
        return found != .sha1 || allowsSHA1
    }
}
