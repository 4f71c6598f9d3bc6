import Kernel

/// An HTTP request that the server sends.
package struct HTTPCall: Sendable {
    /// A header field.
    package typealias Header = (name: String, value: String)

    /// The method, in capitals.
    package var method: String
    /// The full URL, `https://…` or `http://…`.
    package var url: String
    /// The header fields, in the order of sending.
    package var headers: [Header]
    /// The request body.
    package var body: [UInt8]
    /// Until when the whole response must have arrived; nil for the caller's own limit.
    package var deadline: ContinuousClock.Instant?
    /// The addresses that the URL's host may have.
    package var reach = AddressReach.any
    /// Whether the server supports HTTP/2 without TLS as well. With TLS both sides negotiate the version.
    package var speaksHTTP2 = false

    /// A request.
    package init(_ method: String, url: String, headers: [Header] = [], body: [UInt8] = []) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

extension HTTPCall {
    /// The same call with the header fields of `trace`, which no signature covers.
    func traced(_ trace: TraceContext) -> HTTPCall {
        var call = self
        call.headers.append(("traceparent", trace.parent))
        if !trace.state.isEmpty { call.headers.append(("tracestate", trace.state)) }
        return call
    }

    /// The host of the URL. The rest may contain secrets.
    var host: Substring {
        let rest = url.split(separator: "/", maxSplits: 2, omittingEmptySubsequences: false).dropFirst(2).first ?? ""
        let authority = rest.prefix { $0 != "/" && $0 != "?" && $0 != "#" }
        return authority.split(separator: "@").last ?? ""
    }

    /// Whether no part of the head contains a control character: a line break would begin another header field.
    var hasValidHead: Bool {
        ([method, url] + headers.flatMap { [$0.name, $0.value] }).allSatisfy { text in
            !text.utf8.contains(where: \.isASCIIControl)
        }
    }
}

/// An HTTP response.
package struct HTTPCallResponse: Sendable, Equatable {
    /// The status code.
    package var status: Int
    /// The header fields by their names in lower case. Of a repeated field the last value wins.
    package var headers: [String: String] = [:]
    /// The whole body.
    package var body: [UInt8]

    /// A response.
    package init(status: Int, headers: [String: String] = [:], body: [UInt8]) {
        self.status = status
        self.headers = headers
        self.body = body
    }
}

/// No complete response was received.
package struct HTTPCallError: Error, Sendable, Equatable {
    /// The kind of reason.
    package enum Cause: Sendable {
        /// No connection, unknown host, or no TLS.
        case connection
        /// It took too long.
        case timedOut
        /// The response is longer than it may be, or ended early.
        case badResponse
        /// Too many requests wait.
        case busy
    }

    /// The reason, for the log. It contains no address and nothing that was sent.
    package let reason: String
    /// The kind of reason, for programs.
    package var cause = Cause.connection

    /// An error.
    package init(reason: String, cause: Cause = .connection) {
        self.reason = reason
        self.cause = cause
    }
}
