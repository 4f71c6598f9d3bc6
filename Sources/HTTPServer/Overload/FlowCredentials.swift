import Kernel

/// The pool that a request concerns, as far as the header `Authorization` states it. Nothing is verified.
struct FlowCredentials {
    /// The client in Basic credentials, or the header of an access token, which names a key of one pool.
    let name: Substring.UTF8View

    /// Longer credentials do not name a client.
    private static let maxLength = 1024

    /// Nil for any other scheme.
    init?(_ header: String) {
        let header = header.utf8.prefix(8192)
        let scheme = header.prefix { $0 != UInt8(ascii: " ") }
        let value = header.dropFirst(scheme.count).drop { $0 == UInt8(ascii: " ") }
        switch Substring(scheme).lowercased() {
        case "basic":
            guard value.count <= Self.maxLength, let pair = Base64.decode(String(Substring(value))) else { return nil }
            name = Substring(String(decoding: pair.prefix { $0 != UInt8(ascii: ":") }, as: UTF8.self)).utf8
        case "bearer": name = Substring(value).utf8.prefix { $0 != UInt8(ascii: ".") }
        default: return nil
        }
    }
}
