import COpenSSL

/// The digests that other parties may choose. SHA-1 is used only if a setting allows it, and in OAEP, whose
/// security does not depend on collisions.
package enum DigestAlgorithm: Sendable, CaseIterable {
    case sha1
    case sha256
    case sha384
    case sha512

    /// OpenSSL's method.
    var method: OpaquePointer? {
        switch self {
        case .sha1: EVP_sha1()
        case .sha256: EVP_sha256()
        case .sha384: EVP_sha384()
        case .sha512: EVP_sha512()
        }
    }

    /// The length of its digests.
    var byteCount: Int {
        switch self {
        case .sha1: 20
        case .sha256: 32
        case .sha384: 48
        case .sha512: 64
        }
    }

    /// The digest of `bytes`.
    ///
    /// - Throws: Only if the library fails.
    package func digest(of bytes: [UInt8]) throws -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: Int(EVP_MAX_MD_SIZE))
        var count: UInt32 = 0
        try OpenSSLError.check(EVP_Digest(bytes, bytes.count, &digest, &count, method, nil), doing: "EVP_Digest")
        return Array(digest.prefix(Int(count)))
    }
}
