import Cryptography
import Kernel

/// Reads the certificates in metadata.
enum CertificateReader {
    private static let maxCertificates = 16
    /// The longest certificate in Base64, without white space.
    private static let maxLength = 4096

    /// The certificates for signing: those of key descriptors for signing, or without a use.
    static func signing(_ provider: XMLElement) throws(InvalidInput) -> [X509Certificate] {
        var texts: [String] = []
        for descriptor in provider.children(.md("KeyDescriptor")) {
            guard descriptor.attribute("use") ?? "signing" == "signing" else { continue }
            for data in descriptor.child(.ds("KeyInfo"))?.children(.ds("X509Data")) ?? [] {
                texts += data.children(.ds("X509Certificate")).compactMap(\.text)
            }
        }
        guard !texts.isEmpty else { throw InvalidInput("There is no certificate for signing.") }
        guard texts.count <= maxCertificates else {
            throw InvalidInput("There are more than \(maxCertificates) certificates for signing.")
        }
        return try texts.map { text throws(InvalidInput) in try read(text) }
    }

    private static func read(_ text: String) throws(InvalidInput) -> X509Certificate {
        let letters = text.utf8.filter { $0 > 0x20 }
        guard letters.count <= maxLength else {
            throw InvalidInput("A certificate is longer than \(maxLength) characters.")
        }
        guard let der = Base64.decode(String(decoding: letters, as: UTF8.self)),
            let certificate = X509Certificate(der: der)
        else {
            throw InvalidInput(
                "A certificate for signing cannot be used: it must have an RSA key of 2,048 to 8,192 bits, or a key on "
                    + "the curve P-256, P-384 or P-521.")
        }
        return certificate
    }
}
