import COpenSSL
import CryptoExtras
package import Kernel

/// An RSA private key that signs with RS256.
package final class RSAKey: @unchecked Sendable {
    /// Immutable after `init`; OpenSSL allows concurrent signing with it.
    let key: OpaquePointer
    private let signing: DigestContext
    package let publicKey: RSAPublicKey

    private init(owning key: OpaquePointer) throws {
        self.key = key
        signing = try DigestContext { EVP_DigestSignInit($0, nil, EVP_sha256(), nil, key) }
        publicKey = try RSAPublicKey(modulus: Self.number("n", of: key), exponent: Self.number("e", of: key))
    }

    deinit { EVP_PKEY_free(key) }

    /// A new 2048-bit key.
    ///
    /// It takes about 60 ms, so it runs on the `CryptoPool`. swift-crypto generates it, because libcrypto takes 165 ms.
    package static func generate() throws -> RSAKey {
        let key = try _RSA.Signing.PrivateKey(keySize: .bits2048)
        return try RSAKey(pkcs8: Secret([UInt8](key.pkcs8DERRepresentation)))
    }

    /// Reads unencrypted PKCS#8 DER (RFC 5958).
    ///
    /// - Throws: For anything else, and for keys below 2048 bits.
    package convenience init(pkcs8: Secret<[UInt8]>) throws {
        let key = try pkcs8.exposed.withUnsafeBufferPointer { bytes in
            var cursor = bytes.baseAddress
            let info = try OpenSSLError.check(
                d2i_PKCS8_PRIV_KEY_INFO(nil, &cursor, bytes.count), doing: "d2i_PKCS8_PRIV_KEY_INFO")
            defer { PKCS8_PRIV_KEY_INFO_free(info) }
            return try OpenSSLError.check(EVP_PKCS82PKEY(info), doing: "EVP_PKCS82PKEY")
        }
        guard EVP_PKEY_is_a(key, "RSA") == 1 else {
            EVP_PKEY_free(key)
            throw OpenSSLError("the reading of a key that is not an RSA key")
        }
        try self.init(owning: key)
    }

    /// PKCS#8 DER. Seal it before storing it.
    package func pkcs8() throws -> Secret<[UInt8]> {
        let info = try OpenSSLError.check(EVP_PKEY2PKCS8(key), doing: "EVP_PKEY2PKCS8")
        defer { PKCS8_PRIV_KEY_INFO_free(info) }
        var encoded: UnsafeMutablePointer<UInt8>?
        let count = Int(i2d_PKCS8_PRIV_KEY_INFO(info, &encoded))
        guard count > 0, let encoded else { throw OpenSSLError("i2d_PKCS8_PRIV_KEY_INFO") }
        defer { CRYPTO_clear_free(encoded, count, #file, #line) }
        return Secret(Array(UnsafeBufferPointer(start: encoded, count: count)))
    }

    /// The RS256 signature of `message` (RFC 7518, section 3.3). It takes about 0.2 ms.
    package func sign(_ message: [UInt8]) throws -> [UInt8] { try sign(message, in: signing) }

    /// The signature of `message` by PKCS #1 v1.5 with this digest (RFC 7518, section 3.3).
    ///
    /// - Throws: Only if the library fails.
    package func sign(_ message: [UInt8], by digest: DigestAlgorithm) throws -> [UInt8] {
        try sign(message, in: DigestContext { EVP_DigestSignInit($0, nil, digest.method, nil, key) })
    }

    private func sign(_ message: [UInt8], in context: DigestContext) throws -> [UInt8] {
        var signature = [UInt8](repeating: 0, count: publicKey.modulus.count)
        var count = signature.count
        try context.withCopy { digest in
            let digest = try OpenSSLError.check(digest, doing: "EVP_MD_CTX_copy_ex")
            try OpenSSLError.check(
                EVP_DigestSign(digest, &signature, &count, message, message.count), doing: "EVP_DigestSign")
        }
        guard count == signature.count else { throw OpenSSLError("a signature of the modulus's length") }
        return signature
    }

    /// Adds this public key to `certificate` and signs it.
    func sign(_ certificate: OpaquePointer) throws {
        try OpenSSLError.check(X509_set_pubkey(certificate, key), doing: "X509_set_pubkey")
        guard X509_sign(certificate, key, EVP_sha256()) > 0 else { throw OpenSSLError("X509_sign") }
    }

    private static func number(_ name: String, of key: OpaquePointer) throws -> [UInt8] {
        var number: OpaquePointer?
        try OpenSSLError.check(EVP_PKEY_get_bn_param(key, name, &number), doing: "EVP_PKEY_get_bn_param")
        defer { BN_free(number) }
        var bytes = [UInt8](repeating: 0, count: Int(BN_num_bits(number) + 7) / 8)
        guard BN_bn2bin(number, &bytes) == Int32(bytes.count) else { throw OpenSSLError("BN_bn2bin") }
        return bytes
    }
}
