import Kernel

/// An HTTP request, not yet interpreted.
package struct WireRequest: Sendable {
    package typealias Header = (name: String, value: String)

    /// The method, in capitals.
    package var method: String
    /// The path as sent, still percent-encoded.
    package var path: String
    /// The query as sent, still percent-encoded.
    package var query: String
    /// All header fields, in the order received.
    package var headers: [Header]
    /// The whole body.
    package var body: [UInt8]
    /// The body that is still arriving, on a route that processes it so; `body` is then empty.
    package var stream: BodyStream?
    /// The caller's address, as far as the HTTP server trusts it.
    package var remoteAddress: String
    /// The address of the proxy that stated `remoteAddress`; nil if the caller is connected directly.
    package var proxyAddress: String?
    /// The request's id in the response and the log.
    package var requestID: String
    /// Whether the request came over TLS to this server. Behind a proxy that ends TLS it is false.
    package var isEncrypted = false
    /// Whether a page of the console makes the request, with the permissions of its session.
    package var isFromConsole = false
    /// When the request was complete, on a monotonic clock, to measure how long the caller has waited.
    package var receivedAt = ContinuousClock.now

    /// A request of these parts.
    package init(
        method: String = "POST", path: String = "/", query: String = "", headers: [Header] = [], body: [UInt8] = [],
        remoteAddress: String = "", requestID: String = ""
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
        self.remoteAddress = remoteAddress
        self.requestID = requestID
    }

    /// The address of the connection's other end.
    package var peerAddress: String { proxyAddress ?? remoteAddress }

    /// All values of a header.
    ///
    /// - Parameter name: In lower case.
    package func values(of name: String) -> [String] {
        var values: [String] = []
        for header in headers where header.name.hasSameLetters(as: name) { values.append(header.value) }
        return values
    }

    /// The value of a header; nil if it is missing or ambiguous because it occurs twice.
    ///
    /// - Parameter name: In lower case.
    package func header(_ name: String) -> String? {
        var value: String?
        for header in headers where header.name.hasSameLetters(as: name) {
            guard value == nil else { return nil }
            value = header.value
        }
        return value
    }
}

/// An HTTP response.
package struct WireResponse: Sendable {
    package var status: Int
    /// The id of the request, sent in the header `x-amzn-RequestId`. It is not among the other headers, so that many
    /// responses can share those.
    package var requestID: String?
    /// The header fields, in the order of sending.
    package var headers: [WireRequest.Header]
    /// The whole body.
    package var body: [UInt8]

    /// A response of these parts.
    package init(status: Int, requestID: String? = nil, headers: [WireRequest.Header] = [], body: [UInt8] = []) {
        self.status = status
        self.requestID = requestID
        self.headers = headers
        self.body = body
    }

    /// The value of the first header called `name`, in any case.
    package func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name.hasSameLetters(as: name) }?.value
    }
}
