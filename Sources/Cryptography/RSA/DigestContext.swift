import COpenSSL

/// A digest context that is set up once for a key and copied for each use, because the set-up costs as much as the rest
/// around an RSA operation.
///
/// It is immutable after `init`, so threads may copy it concurrently.
final class DigestContext: @unchecked Sendable {
    private let context: OpaquePointer

    /// A context that `prepare` sets up.
    ///
    /// - Throws: If OpenSSL refuses, or memory runs out.
    init(_ prepare: (OpaquePointer) -> Int32) throws {
        context = try OpenSSLError.check(EVP_MD_CTX_new(), doing: "EVP_MD_CTX_new")
        guard prepare(context) == 1 else {
            EVP_MD_CTX_free(context)
            throw OpenSSLError("the setup of a digest context")
        }
    }

    deinit { EVP_MD_CTX_free(context) }

    /// Passes a copy to `body`, or nil if memory runs out.
    func withCopy<Value>(_ body: (OpaquePointer?) throws -> Value) rethrows -> Value {
        let copy = EVP_MD_CTX_new()
        defer { EVP_MD_CTX_free(copy) }
        return try body(EVP_MD_CTX_copy_ex(copy, context) == 1 ? copy : nil)
    }
}
