import COpenSSL
package import Kernel

/// An X.509 certificate that another party presents for its key. Its issuer and its chain are not checked.
package final class X509Certificate: @unchecked Sendable {
    /// The kinds of keys that are used.
    package enum KeyKind: Sendable {
        case rsa
        case ellipticCurve
    }

    package let der: [UInt8]
    package let kind: KeyKind
    /// When its validity begins.
    package let notBefore: Instant
    /// When its validity ends.
    package let notAfter: Instant
    /// Immutable after `init`; OpenSSL allows concurrent verification with it.
    private let key: OpaquePointer

    /// Reads DER.
    ///
    /// - Returns: nil for anything else, for an RSA key below 2048 or above 8192 bits, for an elliptic curve other than
    ///   the NIST curves of 256 bits and above, and for other keys.
    package init?(der: [UInt8]) {
        defer { ERR_clear_error() }
        guard let certificate = Self.parse(der) else { return nil }
        defer { X509_free(certificate) }
        guard let notBefore = Self.instant(X509_get0_notBefore(certificate)),
            let notAfter = Self.instant(X509_get0_notAfter(certificate)), let key = X509_get_pubkey(certificate)
        else { return nil }
        guard let kind = Self.kind(of: key) else {
            EVP_PKEY_free(key)
            return nil
        }
        (self.der, self.kind, self.key) = (der, kind, key)
        (self.notBefore, self.notAfter) = (notBefore, notAfter)
    }

    deinit { EVP_PKEY_free(key) }

    /// Whether `signature` is the signature of `message` by the certificate's key: PKCS #1 v1.5 of RSA, or ECDSA as
    /// a DER sequence.
    package func accepts(_ signature: [UInt8], of message: [UInt8], digest: DigestAlgorithm) -> Bool {
        guard let context = EVP_MD_CTX_new() else { return false }
        defer {
            EVP_MD_CTX_free(context)
            ERR_clear_error()
        }
        return EVP_DigestVerifyInit(context, nil, digest.method, nil, key) == 1
            && EVP_DigestVerify(context, signature, signature.count, message, message.count) == 1
    }

    private static func parse(_ der: [UInt8]) -> OpaquePointer? {
        der.withUnsafeBufferPointer { bytes in
            var cursor = bytes.baseAddress
            guard let certificate = d2i_X509(nil, &cursor, bytes.count) else { return nil }
            // Extra bytes after the certificate would allow two texts for one certificate.
            guard cursor == bytes.baseAddress?.advanced(by: bytes.count) else {
                X509_free(certificate)
                return nil
            }
            return certificate
        }
    }

    private static func kind(of key: OpaquePointer) -> KeyKind? {
        if EVP_PKEY_is_a(key, "RSA") == 1 { return (2048...8192).contains(EVP_PKEY_get_bits(key)) ? .rsa : nil }
        guard EVP_PKEY_is_a(key, "EC") == 1 else { return nil }
        var name = [CChar](repeating: 0, count: 64)
        guard EVP_PKEY_get_group_name(key, &name, name.count, nil) == 1 else { return nil }
        let group = String(decoding: name.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        return ["prime256v1", "secp384r1", "secp521r1"].contains(group) ? .ellipticCurve : nil
    }

    private static func instant(_ time: UnsafePointer<ASN1_TIME>?) -> Instant? {
        var fields = tm()
        guard ASN1_TIME_to_tm(time, &fields) == 1 else { return nil }
        return Instant(
            year: Int(fields.tm_year) + 1900, month: Int(fields.tm_mon) + 1, day: Int(fields.tm_mday),
            hour: Int(fields.tm_hour), minute: Int(fields.tm_min), second: Int(fields.tm_sec))
    }
}
