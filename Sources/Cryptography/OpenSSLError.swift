import COpenSSL

/// The library below failed where it cannot fail for anything that was sent: out of memory, or a defect.
struct OpenSSLError: Error, CustomStringConvertible {
    let description: String

    /// Takes the library's latest reason along and empties its queue for this thread.
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

    /// Throws unless a call gave 1, which is how the library says that it went well.
    static func check(_ result: Int32, _ doing: String) throws(OpenSSLError) {
        guard result == 1 else { throw OpenSSLError(doing) }
    }

    /// The pointer that a call gave, or an error where it gave none.
    static func check<Pointer>(_ pointer: Pointer?, _ doing: String) throws(OpenSSLError) -> Pointer {
        guard let pointer else { throw OpenSSLError(doing) }
        return pointer
    }
}
