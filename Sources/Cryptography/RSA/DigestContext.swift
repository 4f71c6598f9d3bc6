import COpenSSL

/// A digest context that is set up once for a key and copied for each use: setting up costs as much as all else around
/// an RSA operation.
///
/// Nothing changes it after `init`, so threads may copy it at once.
final class DigestContext: @unchecked Sendable {
    private let context: OpaquePointer

    /// A context that `prepare` sets up.
    ///
    /// Throws where the library refuses, or has no memory left.
    init(_ prepare: (OpaquePointer) -> Int32) throws {
        context = try OpenSSLError.check(EVP_MD_CTX_new(), "EVP_MD_CTX_new")
        guard prepare(context) == 1 else {
            EVP_MD_CTX_free(context)
            throw OpenSSLError("a digest's setting up")
        }
    }

    deinit { EVP_MD_CTX_free(context) }

    /// Lends a copy to `body`, or nil where there is no memory for one.
    func withCopy<Value>(_ body: (OpaquePointer?) throws -> Value) rethrows -> Value {
        let copy = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(copy) }
        return try body(EVP_MD_CTX_copy_ex(copy, context) == 1 ? copy : nil)
    }
}
