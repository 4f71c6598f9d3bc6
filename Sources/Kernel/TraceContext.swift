/// The trace that a request belongs to, as its caller names it (W3C Trace Context, level 1).
///
/// It is passed on unchanged, unless spans are recorded: then it names the span that is current.
package struct TraceContext: Sendable {
    /// The trace of the current request.
    @TaskLocal package static var current: TraceContext?

    /// The header field `traceparent`.
    package let parent: String
    /// The header field `tracestate`, empty if there is none.
    package let state: String
    /// What is recorded of the request; nil if nothing is.
    package private(set) var spans: SpanList?

    /// The id of the trace: 32 hexadecimal digits.
    package var traceID: Substring { parent.dropFirst(3).prefix(32) }
    /// The id of the current span: 16 hexadecimal digits.
    package var spanID: Substring { parent.dropFirst(36).prefix(16) }
    private var flags: Substring { parent.dropFirst(53).prefix(2) }

    /// The length that every vendor must pass on (W3C Trace Context, section 3.3.1.5).
    private static let maxStateLength = 512

    /// Reads the header fields; nil if `parent` is missing or malformed. A request with a malformed field is served as
    /// one without it.
    package init?(parent: String?, state: String?) {
        guard let parent, Self.isWellFormed(Array(parent.utf8)) else { return nil }
        self.parent = parent
        let isShort = (state?.utf8.count ?? 0) <= Self.maxStateLength
        self.state = isShort ? state ?? "" : ""
    }

    /// `00-` trace id `-` parent id `-` flags, in lower case; later versions may add more. Neither id is all zeros.
    private static func isWellFormed(_ text: [UInt8]) -> Bool {
        let parts = text.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
        guard parts.count >= 4, parts.prefix(4).map(\.count) == [2, 32, 16, 2],
            parts.prefix(4).allSatisfy({ $0.allSatisfy(isHexDigit) }),
            text.count <= 128, text.allSatisfy(\.isASCIIVisible)
        else { return false }
        let version = String(decoding: parts[0], as: UTF8.self)
        return version != "ff" && (version != "00" || parts.count == 4)
            && parts[1...2].allSatisfy { id in id.contains { $0 != UInt8(ascii: "0") } }
    }

    /// The trace of a request whose spans are recorded: the caller's, or one of its own, which is named after the
    /// request. Without 32 hexadecimal digits in `requestID` it is the caller's as it came.
    package static func recorded(_ given: TraceContext?, requestID: String) -> TraceContext? {
        let digits = requestID.lowercased().filter { $0 != "-" }
        guard digits.utf8.count == 32, let id = UInt64(digits.suffix(16), radix: 16), id > 0,
            let new = TraceContext(parent: "00-\(digits)-\(digits.suffix(16))-01", state: nil)
        else { return given }
        guard let given else { return new.recording(id, caller: nil) }
        return given.part(withID: id).recording(id, caller: String(given.spanID))
    }

    /// The same trace with another span.
    func part(withID id: UInt64) -> TraceContext {
        let span = withUnsafeBytes(of: id.bigEndian) { Hex.encode($0) }
        return TraceContext(parent: "00-\(traceID)-\(span)-\(flags)", state: state, spans: spans)
    }

    private func recording(_ id: UInt64, caller: String?) -> TraceContext {
        TraceContext(parent: parent, state: state, spans: SpanList(id: id, caller: caller))
    }

    private init(parent: String, state: String, spans: SpanList?) {
        (self.parent, self.state, self.spans) = (parent, state, spans)
    }

    private static func isHexDigit(_ byte: UInt8) -> Bool {
        byte.isASCIIDigit || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
