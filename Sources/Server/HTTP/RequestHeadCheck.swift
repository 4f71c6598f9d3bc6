import NIOHTTP1

/// What a request's head already says about whether the request is let in.
enum RequestHeadCheck: Equatable {
    /// Let in, with a body of at most so many bytes. `wantsContinue` where the client waits for a word before it sends
    /// one.
    case admitted(wantsContinue: Bool)
    /// Turned away, and the connection closed, before anything more is read.
    case refused(HTTPResponseStatus)

    init(_ head: HTTPRequestHead, limits: HTTPLimits) {
        self = Self.refusal(head, limits).map(Self.refused) ?? .admitted(wantsContinue: Self.wantsContinue(head))
    }

    private static func refusal(_ head: HTTPRequestHead, _ limits: HTTPLimits) -> HTTPResponseStatus? {
        guard head.version == .http1_1 || head.version == .http1_0 else { return .httpVersionNotSupported }
        guard head.uri.utf8.count <= limits.target else { return .uriTooLong }
        // Neither a proxy's absolute form nor `*` nor an authority: one spelling of a path, so that what is routed and
        // what is checked cannot differ (WIRE-09, WIRE-17).
        guard head.uri.utf8.first == UInt8(ascii: "/"), head.uri.utf8.allSatisfy({ (0x21..<0x7F).contains($0) }) else {
            return .badRequest
        }
        switch head.method {
        case .TRACE, .CONNECT: return .methodNotAllowed
        default: break
        }
        return host(head) ?? framing(head, limits) ?? expectation(head)
    }

    /// One `Server`, which HTTP/1.0 may leave out (RFC 9112, section 3.2).
    private static func host(_ head: HTTPRequestHead) -> HTTPResponseStatus? {
        let hosts = head.headers["host"]
        if hosts.isEmpty, head.version == .http1_0 { return nil }
        return hosts.count == 1 && HostHeader(hosts[0]) != nil ? nil : .badRequest
    }

    /// The decoder refuses what contradicts itself; what remains is one length or chunks (WIRE-01, WIRE-02, WIRE-03).
    private static func framing(_ head: HTTPRequestHead, _ limits: HTTPLimits) -> HTTPResponseStatus? {
        let lengths = head.headers["content-length"]
        let codings = head.headers["transfer-encoding"]
        guard lengths.count + codings.count <= 1 else { return .badRequest }
        if let coding = codings.first {
            guard head.version == .http1_1, coding.lowercased() == "chunked" else { return .badRequest }
        }
        guard let length = lengths.first else { return nil }
        guard !length.isEmpty, length.utf8.allSatisfy({ (0x30...0x39).contains($0) }), let bytes = Int(length) else {
            return .badRequest
        }
        return bytes <= limits.body ? nil : .payloadTooLarge
    }

    private static func expectation(_ head: HTTPRequestHead) -> HTTPResponseStatus? {
        head.headers["expect"].allSatisfy { $0.lowercased() == "100-continue" } ? nil : .expectationFailed
    }

    private static func wantsContinue(_ head: HTTPRequestHead) -> Bool {
        head.version == .http1_1 && !head.headers["expect"].isEmpty
    }
}
