/// A request to a service, ready to be sent.
public struct ClientRequest: Sendable {
    /// A header field.
    public typealias Header = (name: String, value: String)

    /// The HTTP method, in capitals.
    public var method: String
    /// Scheme, host and optional port, without a slash at the end: `https://id.example.com`.
    public var origin: String
    /// The percent-encoded path, beginning with a slash.
    public var path: String
    /// The percent-encoded query without its question mark; empty if there is none.
    public var query: String
    /// The header fields, with names in lower case. The transport adds `host`.
    public var headers: [Header]
    /// The whole body.
    public var body: [UInt8]

    /// Makes a request.
    ///
    /// - Parameters:
    ///   - method: The HTTP method, in capitals.
    ///   - origin: Scheme, host and optional port, without a slash at the end.
    ///   - path: The percent-encoded path.
    ///   - query: The percent-encoded query without its question mark.
    ///   - headers: The header fields, with names in lower case.
    ///   - body: The whole body.
    public init(
        method: String, origin: String, path: String = "/", query: String = "", headers: [Header] = [],
        body: [UInt8] = []
    ) {
        self.method = method
        self.origin = origin
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }

    /// The URL: origin, path and query.
    public var address: String { origin + path + (query.isEmpty ? "" : "?" + query) }

    /// The value of the `host` header: the host, and the port if the origin names one.
    var host: String {
        guard let scheme = origin.firstRange(of: "://") else { return origin }
        return String(origin[scheme.upperBound...])
    }
}

/// A service's response.
public struct ClientResponse: Sendable {
    /// The HTTP status.
    public var status: Int
    /// The header fields.
    public var headers: [ClientRequest.Header]
    /// The whole body.
    public var body: [UInt8]

    /// Makes a response.
    ///
    /// - Parameters:
    ///   - status: The HTTP status.
    ///   - headers: The header fields.
    ///   - body: The whole body.
    public init(status: Int, headers: [ClientRequest.Header] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The value of the first header called `name`, in upper or lower case. Nil if the header is missing.
    public func header(_ name: String) -> String? {
        let name = name.lowercased()
        return headers.first { $0.name.lowercased() == name }?.value
    }
}

/// Sends requests to a service.
public struct Transport: Sendable {
    /// Sends a request and returns the whole response, with any status. Throws if it gets no response: no network, an
    /// unknown host, a timeout.
    public var send: @Sendable (ClientRequest) async throws -> ClientResponse

    /// Makes a transport of a closure.
    ///
    /// - Parameter send: Sends a request and returns the whole response, or throws if it gets none.
    public init(send: @escaping @Sendable (ClientRequest) async throws -> ClientResponse) { self.send = send }
}
