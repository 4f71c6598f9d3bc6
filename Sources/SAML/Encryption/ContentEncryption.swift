import Cryptography
import Kernel

/// The allowed algorithms of encrypted content, by their names in XML Encryption.
struct ContentEncryption {
    let mode: BlockDecryption
    /// The length of the key in bytes.
    let keyCount: Int

    /// The preferred one first.
    private static let allowed: [(name: String, mode: BlockDecryption, keyCount: Int)] = [
        (XMLNamespace.encryption11 + "aes256-gcm", .gcm, 32), (XMLNamespace.encryption11 + "aes128-gcm", .gcm, 16),
        (XMLNamespace.encryption + "aes256-cbc", .cbc, 32), (XMLNamespace.encryption + "aes128-cbc", .cbc, 16),
    ]

    /// The names for the service provider's metadata.
    static let names = allowed.map(\.name)

    /// The algorithm of `data`; nil if it is not allowed.
    init?(_ data: XMLElement) {
        guard let name = data.child(.xenc("EncryptionMethod"))?.attribute("Algorithm"),
            let found = Self.allowed.first(where: { $0.name.hasSameBytes(as: name) })
        else { return nil }
        (mode, keyCount) = (found.mode, found.keyCount)
    }
}
