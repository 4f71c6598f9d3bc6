import COpenSSL

/// An RSA public key that verifies RS256.
package final class RSAPublicKey: @unchecked Sendable {
    /// Immutable after `init`; OpenSSL allows concurrent verification with it.
    private let key: OpaquePointer
    private let verifying: DigestContext
    /// The modulus, big-endian without leading zeros.
    package let modulus: [UInt8]
    /// The public exponent, big-endian without leading zeros.
    package let exponent: [UInt8]

    /// A key of 2048 to 8192 bits whose exponent is odd, above 1 and at most 32 bits long.
    ///
    /// - Throws: For any other numbers.
    package init(modulus: [UInt8], exponent: [UInt8]) throws {
        let (n, e) = (try BigNumber(modulus), try BigNumber(exponent))
        guard (2048...8192).contains(n.bitCount), (2...32).contains(e.bitCount), n.isOdd, e.isOdd
        else { throw OpenSSLError("the check of a public key's size and exponent") }
        self.modulus = Array(modulus.drop { $0 == 0 })
        self.exponent = Array(exponent.drop { $0 == 0 })
        let key = try Self.make(n, e: e)
        self.key = key
        do { verifying = try DigestContext { EVP_DigestVerifyInit($0, nil, EVP_sha256(), nil, key) } } catch {
            EVP_PKEY_free(key)
            throw error
        }
    }

    deinit { EVP_PKEY_free(key) }

    /// Whether `signature` is this key's RS256 signature of `message` (RFC 7518, section 3.3).
    package func accepts(_ signature: [UInt8], of message: [UInt8]) -> Bool {
        guard signature.count == modulus.count else { return false }
        let isAccepted = verifying.withCopy { digest in
            guard let digest else { return false }
            return EVP_DigestVerify(digest, signature, signature.count, message, message.count) == 1
        }
        ERR_clear_error()
        return isAccepted
    }

    private static func make(_ n: BigNumber, e: BigNumber) throws -> OpaquePointer {
        let builder = try OpenSSLError.check(OSSL_PARAM_BLD_new(), doing: "OSSL_PARAM_BLD_new")
        defer { OSSL_PARAM_BLD_free(builder) }
        try OpenSSLError.check(martlet_push_rsa_n(builder, n.pointer), doing: "OSSL_PARAM_BLD_push_BN")
        try OpenSSLError.check(martlet_push_rsa_e(builder, e.pointer), doing: "OSSL_PARAM_BLD_push_BN")
        let parameters = try OpenSSLError.check(OSSL_PARAM_BLD_to_param(builder), doing: "OSSL_PARAM_BLD_to_param")
        defer { OSSL_PARAM_free(parameters) }
        let context = try OpenSSLError.check(EVP_PKEY_CTX_new_id(EVP_PKEY_RSA, nil), doing: "EVP_PKEY_CTX_new_id")
        defer { EVP_PKEY_CTX_free(context) }
        try OpenSSLError.check(EVP_PKEY_fromdata_init(context), doing: "EVP_PKEY_fromdata_init")
        var key: OpaquePointer?
        try OpenSSLError.check(
            EVP_PKEY_fromdata(context, &key, martlet_public_key, parameters), doing: "EVP_PKEY_fromdata")
        return try OpenSSLError.check(key, doing: "EVP_PKEY_fromdata")
    }
}
