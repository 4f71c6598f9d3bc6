import Cryptography
import Kernel

/// An element `EncryptedAssertion` (SAML core, section 2.3.4).
///
/// All failures lead to the same refusal, including those of the decrypted text: a peer that could distinguish wrong
/// padding from wrong XML could decrypt a foreign assertion with enough requests.
struct EncryptedAssertion {
    private let data: XMLElement?
    private let keys: [EncryptedKey]

    /// The parts of `element`. The keys are in the data's KeyInfo, or are its siblings.
    init(_ element: XMLElement) {
        data = element.child(.xenc("EncryptedData"))
        let inside = data?.child(.ds("KeyInfo"))?.children(.xenc("EncryptedKey")) ?? []
        let keys = inside + element.children(.xenc("EncryptedKey"))
        // One for each recipient. More than four would only cost time.
        self.keys = keys.count > 4 ? [] : keys.compactMap(EncryptedKey.init)
    }

    /// The assertion.
    ///
    /// - Throws: `undecryptable`.
    func decrypted(with key: RSAKey) throws(SAMLRefusal) -> XMLElement {
        guard let data, let method = ContentEncryption(data), let encrypted = Self.cipherValue(of: data) else {
            throw .undecryptable
        }
        let secret = keys.lazy.compactMap { $0.secret(for: key, count: method.keyCount) }.first
        guard let secret, let plain = method.mode.decrypt(encrypted, with: secret) else { throw .undecryptable }
        let (text, isPadded) = method.mode == .cbc ? Self.unpadded(plain) : (plain, true)
        // The text is read even if the padding is wrong, so that both failures take the same time.
        let root = try? SAMLDocument.read(text)
        guard isPadded, let root, root.has(.saml("Assertion")) else { throw .undecryptable }
        return root
    }

    /// The Base64 text in `CipherData` of an `EncryptedData` or `EncryptedKey`. References to other places are not
    /// followed.
    static func cipherValue(of element: XMLElement) -> [UInt8]? {
        guard let data = element.child(.xenc("CipherData")), data.children.count == 1,
            let text = data.child(.xenc("CipherValue"))?.text
        else { return nil }
        return Base64Text.decode(text)
    }

    /// Removes the padding, whose last byte is its length (XML Encryption, section 5.2); the whole text and false
    /// without such padding.
    private static func unpadded(_ plain: [UInt8]) -> ([UInt8], Bool) {
        guard let last = plain.last, (1...16).contains(last), Int(last) <= plain.count else { return (plain, false) }
        return (Array(plain.dropLast(Int(last))), true)
    }
}
