import COpenSSL
package import Kernel

extension RSAKey {
    /// Decrypts a message that was encrypted for this key with RSA-OAEP (RFC 8017, section 7.1). PKCS #1 v1.5 is not
    /// supported, because its padding can be probed.
    ///
    /// - Parameters:
    ///   - digest: The digest of the label, which is empty.
    ///   - mask: The digest of the mask generation function MGF1.
    /// - Returns: The plain text, or nil.
    package func decryptOAEP(
        _ encrypted: [UInt8], digest: DigestAlgorithm, mask: DigestAlgorithm
    ) -> Secret<[UInt8]>? {
        defer { ERR_clear_error() }
        guard encrypted.count == publicKey.modulus.count, let context = EVP_PKEY_CTX_new(key, nil) else { return nil }
        defer { EVP_PKEY_CTX_free(context) }
        guard EVP_PKEY_decrypt_init(context) == 1,
            EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) == 1,
            EVP_PKEY_CTX_set_rsa_oaep_md(context, digest.method) == 1,
            EVP_PKEY_CTX_set_rsa_mgf1_md(context, mask.method) == 1
        else { return nil }
        var plain = [UInt8](repeating: 0, count: encrypted.count)
        var count = plain.count
        guard EVP_PKEY_decrypt(context, &plain, &count, encrypted, encrypted.count) == 1 else { return nil }
        return Secret(Array(plain.prefix(count)))
    }
}
