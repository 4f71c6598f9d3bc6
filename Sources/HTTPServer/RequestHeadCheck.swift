import Kernel
import NIOHTTP1

/// The decision about a request that only needs its head.
enum RequestHeadCheck: Equatable {
    /// Accepted. `wantsContinue` if the client waits for `100 Continue` before it sends the body.
    case admitted(wantsContinue: Bool)
    /// Refused; the connection closes without reading further.
    case refused(HTTPResponseStatus)

    init(_ head: HTTPRequestHead, limits: HTTPLimits) {
        self = Self.refusal(head, limits).map(Self.refused) ?? .admitted(wantsContinue: Self.wantsContinue(head))
    }

    private static func refusal(_ head: HTTPRequestHead, _ limits: HTTPLimits) -> HTTPResponseStatus? {
        guard head.version == .http1_1 || head.version == .http1_0 else { return .httpVersionNotSupported }
        guard head.uri.utf8.count <= limits.target else { return .uriTooLong }
        // Accepts neither a proxy's absolute form nor `*` nor an authority: a path has one spelling, so that routing
        // and checks see the same path (WIRE-09, WIRE-17).
        guard head.uri.utf8.first == UInt8(ascii: "/"), head.uri.utf8.allSatisfy(\.isASCIIVisible) else {
            return .badRequest
        }
        switch head.method {
        case .TRACE, .CONNECT: return .methodNotAllowed
        default: break
        }
        return host(head) ?? framing(head, limits) ?? expectation(head)
    }

    /// Requires exactly one Host header, which HTTP/1.0 may omit (RFC 9112, section 3.2).
    private static func host(_ head: HTTPRequestHead) -> HTTPResponseStatus? {
        let hosts = head.headers["host"]
        if hosts.isEmpty, head.version == .http1_0 { return nil }
        return hosts.count == 1 && HostHeader(hosts[0]) != nil ? nil : .badRequest
    }

    /// The decoder refuses contradictory framing; what remains is one length or chunks (WIRE-01, WIRE-02, WIRE-03).
    private static func framing(_ head: HTTPRequestHead, _ limits: HTTPLimits) -> HTTPResponseStatus? {
        let lengths = head.headers["content-length"]
        let codings = head.headers["transfer-encoding"]
        guard lengths.count + codings.count <= 1 else { return .badRequest }
        if let coding = codings.first {
            guard head.version == .http1_1, coding.lowercased() == "chunked" else { return .badRequest }
        }
        guard let length = lengths.first else { return nil }
        guard !length.isEmpty, length.utf8.allSatisfy(\.isASCIIDigit), let bytes = Int(length) else {
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
