import Kernel

/// A request to the listener of a redirect.
enum LoopbackRequest {
    enum Outcome: Equatable {
        /// The redirect: its target, a path with parameters.
        case redirect(String)
        case notFound
        case badRequest
    }

    /// Reads a request's head: the request line and the header fields, up to the empty line.
    ///
    /// The host must be this machine's, so that another site's page cannot reach the listener under a name of its own.
    ///
    /// - Parameters:
    ///   - head: The head.
    ///   - path: The redirect URI's path; a request to another path is `notFound`.
    static func read(_ head: some Collection<UInt8>, path: String) -> Outcome {
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
