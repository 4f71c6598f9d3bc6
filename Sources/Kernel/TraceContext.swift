/// The trace that a request belongs to, as its caller names it (W3C Trace Context, level 1).
///
/// Martlet makes no spans of its own: it passes the trace on unchanged, and its log lines name it.
package struct TraceContext: Hashable, Sendable {
    /// The trace of the current request.
    @TaskLocal package static var current: TraceContext?

    /// The header field `traceparent`.
    package let parent: String
    /// The header field `tracestate`, empty if there is none.
    package let state: String

    /// The id of the trace: 32 hexadecimal digits.
    package var traceID: Substring { parent.dropFirst(3).prefix(32) }

    /// Reads the header fields; nil if `parent` is missing or malformed. A caller's error is not the request's.
    package init?(parent: String?, state: String?) {
        guard let parent, Self.isGood(Array(parent.utf8)) else { return nil }
        self.parent = parent
        let isShort = (state?.utf8.count ?? 0) <= 512
        self.state = isShort ? state ?? "" : ""
    }

    /// `00-` trace id `-` parent id `-` flags, in lower case; later versions may add more. Neither id is all zeros.
    private static func isGood(_ text: [UInt8]) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count >= 4, parts.prefix(4).map(\.count) == [2, 32, 16, 2],
            parts.prefix(4).allSatisfy({ $0.allSatisfy(isHexDigit) }),
            text.count <= 128, text.allSatisfy(\.isASCIIVisible)
        else { return false }
        let version = String(decoding: parts[0], as: UTF8.self)
        return version != "ff" && (version != "00" || parts.count == 4)
            && parts[1...2].allSatisfy { id in id.contains { $0 != UInt8(ascii: "0") } }
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
