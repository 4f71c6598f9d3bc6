import COpenSSL

/// An OpenSSL call failed, or a key is of a size or kind that this module does not use.
struct OpenSSLError: Error, CustomStringConvertible {
    let description: String

    /// Takes OpenSSL's latest error and clears this thread's error queue.
    ///
    /// - Parameter doing: The name of the call, or what was done.
    init(_ doing: String) {
        let code = ERR_get_error()
        ERR_clear_error()
        guard code != 0 else {
            description = "OpenSSL: \(doing) failed"
            return
        }
        var text = [CChar](repeating: 0, count: 256)
        ERR_error_string_n(code, &text, text.count)
        let reason = text.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
        description = "OpenSSL: \(doing) failed: \(String(decoding: reason, as: UTF8.self))"
    }

    /// Throws unless a call returned 1, OpenSSL's value for success.
    static func check(_ result: Int32, doing: String) throws(OpenSSLError) {
        guard result == 1 else { throw OpenSSLError(doing) }
    }

    /// Returns a call's pointer.
    ///
    /// - Throws: If the pointer is nil.
    static func check<Pointer>(_ pointer: Pointer?, doing: String) throws(OpenSSLError) -> Pointer {
        guard let pointer else { throw OpenSSLError(doing) }
        return pointer
    }
}
