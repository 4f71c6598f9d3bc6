import Foundation
import Kernel

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

/// A request to the listener of a redirect.
enum LoopbackRequest {
    enum Answer: Equatable {
        /// The redirect: its target, a path with parameters.
        case redirect(String)
        case notFound
        case badRequest
    }

    /// Reads a request's head: the request line and the header fields, up to the empty line.
    ///
    /// The host must be this machine's, so that another site's page cannot reach the listener under a name of its own.
    static func answer(_ head: some Collection<UInt8>, path: String) -> Answer {
        let lines = head.split(separator: UInt8(ascii: "\n"))
        guard let first = lines.first else { return .badRequest }
        let words = line(first).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
        guard words.count == 3, words[0].elementsEqual("GET".utf8), words[2].starts(with: "HTTP/1.".utf8),
            words[1].allSatisfy(\.isASCIIVisible)
        else { return .badRequest }
        let hosts = lines.dropFirst().compactMap { host(line($0)) }
        guard hosts.count == 1, let host = hosts.first, Loopback.contains(host) else { return .badRequest }
        guard words[1].prefix(while: { $0 != UInt8(ascii: "?") }).elementsEqual(path.utf8) else { return .notFound }
        return .redirect(String(decoding: words[1], as: UTF8.self))
    }

    private static func line(_ bytes: some Collection<UInt8>) -> [UInt8] {
        var bytes = Array(bytes)
        if bytes.last == UInt8(ascii: "\r") { bytes.removeLast() }
        return bytes
    }

    /// The host in the field `host`, without its port; nil if `line` is another field.
    private static func host(_ line: [UInt8]) -> String? {
        guard line.prefix(5).map(\.asciiLowercased).elementsEqual("host:".utf8) else { return nil }
        let value = line.dropFirst(5).filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
        let isBracketed = value.first == UInt8(ascii: "[")
        let end = isBracketed ? UInt8(ascii: "]") : UInt8(ascii: ":")
        let name = value.prefix { $0 != end }
        return String(decoding: isBracketed ? name + [end] : name, as: UTF8.self)
    }
}
