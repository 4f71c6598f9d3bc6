import COpenSSL
package import Kernel

/// AES as in XML Encryption: first the initial vector, then the encrypted text, and for GCM the tag.
package enum BlockDecryption: Sendable {
    /// AES-CBC. The last byte of the plain text is the number of padding bytes.
    case cbc
    /// AES-GCM with a vector of 96 bits and a tag of 128.
    case gcm

    /// Decrypts `encrypted`.
    ///
    /// With CBC the padding is left in place. Reporting at this point whether it is right would help an attacker to
    /// guess the text.
    ///
    /// - Parameter key: 16 or 32 bytes.
    /// - Returns: The plain text, or nil if the key or the input has another length, or GCM's tag is wrong.
    package func decrypt(_ encrypted: [UInt8], with key: Secret<[UInt8]>) -> [UInt8]? {
        defer { ERR_clear_error() }
        let tagCount = self == .gcm ? 16 : 0
        let vectorCount = self == .gcm ? 12 : 16
        guard encrypted.count > vectorCount + tagCount, let cipher = cipher(keyByteCount: key.exposed.count),
            let context = EVP_CIPHER_CTX_new()
        else { return nil }
        defer { EVP_CIPHER_CTX_free(context) }
        let text = Array(encrypted.dropFirst(vectorCount).dropLast(tagCount))
        var tag = Array(encrypted.suffix(tagCount))
        // OpenSSL reads the initial vector from the beginning of `encrypted`.
        guard EVP_DecryptInit_ex(context, cipher, nil, key.exposed, encrypted) == 1,
            EVP_CIPHER_CTX_set_padding(context, 0) == 1,
            self == .cbc
                || EVP_CIPHER_CTX_ctrl(context, EVP_CTRL_AEAD_SET_TAG, Int32(tagCount), &tag) == 1
        else { return nil }
        return decrypt(text, in: context)
    }

    private func decrypt(_ text: [UInt8], in context: OpaquePointer) -> [UInt8]? {
        var plain = [UInt8](repeating: 0, count: text.count + 16)
        var (written, last): (Int32, Int32) = (0, 0)
        guard EVP_DecryptUpdate(context, &plain, &written, text, Int32(clamping: text.count)) == 1,
            Int(written) == text.count, EVP_DecryptFinal_ex(context, nil, &last) == 1
        else { return nil }
        return Array(plain.prefix(text.count))
    }

    private func cipher(keyByteCount: Int) -> OpaquePointer? {
        switch (self, keyByteCount) {
        case (.cbc, 16): EVP_aes_128_cbc()
        case (.cbc, 32): EVP_aes_256_cbc()
        case (.gcm, 16): EVP_aes_128_gcm()
        case (.gcm, 32): EVP_aes_256_gcm()
        default: nil
        }
    }
}
