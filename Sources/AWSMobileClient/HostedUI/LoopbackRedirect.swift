import Foundation

/// A redirect URI that this machine can listen on: plain HTTP to the loopback (RFC 8252, section 7.3).
struct LoopbackRedirect: Sendable {
    /// The redirect URI as it is configured.
    let text: String
    /// The host as a URL writes it.
    let host: String
    /// Nil for a free port.
    let port: UInt16?
    /// The path, beginning with a slash.
    let path: String

    /// Nil if `text` is another URL.
    init?(_ text: String) {
        guard let parts = URLComponents(string: text), parts.scheme?.lowercased() == "http", let host = parts.host
        else {
            return nil
        }
        let name = host.trimmingCharacters(in: ["[", "]"]).lowercased()
        guard ["localhost", "127.0.0.1", "::1"].contains(name) else { return nil }
        self.text = text
        self.host = name == "::1" ? "[::1]" : name
        port = parts.port.flatMap(UInt16.init(exactly:)).flatMap { $0 == 0 ? nil : $0 }
        path = parts.percentEncodedPath.isEmpty ? "/" : parts.percentEncodedPath
    }

    var usesIPv4: Bool { host != "[::1]" }
    var usesIPv6: Bool { host != "127.0.0.1" }

    /// The redirect URI with the port that this machine listens on. One with a port is left as it is configured, since
    /// services compare it byte by byte.
    func uri(port listening: UInt16) -> String { port == nil ? "http://\(host):\(listening)\(path)" : text }
}
