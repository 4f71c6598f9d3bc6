import Kernel
import NIOHTTP1

/// The decision about a request that only needs its head.
enum RequestHeadCheck: Equatable {
    /// Accepted. `wantsContinue` if the client waits for `100 Continue` before it sends the body.
    case admitted(wantsContinue: Bool)
    /// Refused; the connection closes without reading further.
    case refused(HTTPResponseStatus)

    /// - Parameter maxBody: The most bytes of the body.
    init(_ head: HTTPRequestHead, maxBody: Int? = nil, limits: HTTPLimits) {
        var limits = limits
        if let maxBody { limits.body = maxBody }
        let framing = FramingHeaders(head.headers)
        self =
            Self.refusal(head, framing: framing, within: limits).map(Self.refused)
            ?? .admitted(wantsContinue: head.version == .http1_1 && !framing.expectations.isEmpty)
    }

    private static func refusal(
        _ head: HTTPRequestHead, framing: FramingHeaders, within limits: HTTPLimits
    ) -> HTTPResponseStatus? {
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
        return host(framing, version: head.version) ?? length(framing, version: head.version, within: limits)
            ?? expectation(framing)
    }

    /// Requires exactly one Host header, which HTTP/1.0 may omit (RFC 9112, section 3.2).
    private static func host(_ framing: FramingHeaders, version: HTTPVersion) -> HTTPResponseStatus? {
        guard let host = framing.host.value else { return version == .http1_0 ? nil : .badRequest }
        return framing.host.count == 1 && HostHeader(host) != nil ? nil : .badRequest
    }

    /// The decoder refuses contradictory framing, so the rest has one length or is chunked (WIRE-01, WIRE-02, WIRE-03).
    private static func length(
        _ framing: FramingHeaders, version: HTTPVersion, within limits: HTTPLimits
    ) -> HTTPResponseStatus? {
        guard framing.contentLength.count + framing.transferEncoding.count <= 1 else { return .badRequest }
        if let coding = framing.transferEncoding.value {
            guard version == .http1_1, coding.lowercased() == "chunked" else { return .badRequest }
        }
        guard let length = framing.contentLength.value else { return nil }
        guard !length.isEmpty, length.utf8.allSatisfy(\.isASCIIDigit), let bytes = Int(length) else {
            return .badRequest
        }
        return bytes <= limits.body ? nil : .payloadTooLarge
    }

    private static func expectation(_ framing: FramingHeaders) -> HTTPResponseStatus? {
        framing.expectations.allSatisfy { $0.lowercased() == "100-continue" } ? nil : .expectationFailed
    }
}

/// The headers that determine the end of a request and its host, found in one pass.
struct FramingHeaders {
    /// A header that may occur once.
    struct Single {
        /// The value of the first one.
        private(set) var value: String?
        private(set) var count = 0

        fileprivate mutating func add(_ value: String) {
            if count == 0 { self.value = value }
            count += 1
        }
    }

    private(set) var host = Single()
    private(set) var contentLength = Single()
    private(set) var transferEncoding = Single()
    private(set) var expectations: [String] = []

    init(_ headers: HTTPHeaders) {
        for (name, value) in headers {
            switch name.utf8.count {
            case 4 where name.hasSameLetters(as: "host"): host.add(value)
            case 6 where name.hasSameLetters(as: "expect"): expectations.append(value)
            case 14 where name.hasSameLetters(as: "content-length"): contentLength.add(value)
            case 17 where name.hasSameLetters(as: "transfer-encoding"): transferEncoding.add(value)
            default: break
            }
        }
    }
}
