/// A request to a service, ready to be sent.
public struct ClientRequest: Sendable {
    /// A header field.
    public typealias Header = (name: String, value: String)

    /// The method, in capitals.
    public var method: String
    /// Where to: scheme, host and perhaps a port, without a slash at the end.
    public var origin: String
    /// The path, percent-encoded, beginning with a slash.
    public var path: String
    /// What stands behind the question mark, percent-encoded. Empty where there is none.
    public var query: String
    /// The header fields, their names in lower case. `host` is for the transport to add.
    public var headers: [Header]
    /// The whole body.
    public var body: [UInt8]

    /// A request, part by part.
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

    /// The whole address.
    public var address: String { origin + path + (query.isEmpty ? "" : "?" + query) }

    /// The host and, where it is spelled out, the port.
    var host: String {
        guard let scheme = origin.firstRange(of: "://") else { return origin }
        return String(origin[scheme.upperBound...])
    }
}

/// What a service answered.
public struct ClientResponse: Sendable {
    /// The HTTP status.
    public var status: Int
    /// The header fields.
    public var headers: [ClientRequest.Header]
    /// The whole body.
    public var body: [UInt8]

    /// An answer, part by part.
    public init(status: Int, headers: [ClientRequest.Header] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The value of the first header called `name`, whatever its case.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

/// Carries requests to a service and answers back.
public struct Transport: Sendable {
    /// Sends a request and waits for the whole answer. Throws where there is none: no network, no such host, no time
    /// left.
    public var send: @Sendable (ClientRequest) async throws -> ClientResponse

    /// A transport that sends by the given closure.
    public init(send: @escaping @Sendable (ClientRequest) async throws -> ClientResponse) { self.send = send }
}
