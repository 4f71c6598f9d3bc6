/// A request as a door took it in: what HTTP said, and nothing of what it means.
public struct WireRequest: Sendable {
    /// A header field.
    public typealias Header = (name: String, value: String)

    /// The method, in capitals.
    public var method: String
    /// The path as it was sent, still percent-encoded.
    public var path: String
    /// What stands behind the question mark, still percent-encoded.
    public var query: String
    /// All header fields, in the order in which they came.
    public var headers: [Header]
    /// The whole body.
    public var body: [UInt8]
    /// The address of the caller, as far as the front door trusts it.
    public var remoteAddress: String
    /// What the answer and every line of the log call this request.
    public var requestID: String
    /// When it was whole. A stopwatch, no time of day: it says how long whoever asked has waited.
    public var receivedAt = ContinuousClock.now

    /// A request, part by part.
    public init(
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

    /// Every value of the header called `name`, which is given in lower case.
    public func values(of name: String) -> [String] {
        headers.filter { $0.name.utf8.count == name.utf8.count && $0.name.lowercased() == name }.map(\.value)
    }

    /// The value of the header called `name`, given in lower case; nil where it is missing or stands there twice, since
    /// then nobody can say which one is meant.
    public func header(_ name: String) -> String? {
        let values = values(of: name)
        return values.count == 1 ? values[0] : nil
    }
}

/// An answer, ready for a front door to send.
public struct WireResponse: Sendable {
    /// The HTTP status.
    public var status: Int
    /// Header fields in the order in which they are sent.
    public var headers: [WireRequest.Header]
    /// The whole body.
    public var body: [UInt8]

    /// An answer, part by part.
    public init(status: Int, headers: [WireRequest.Header] = [], body: [UInt8] = []) {
        self.status = status
        self.headers = headers
        self.body = body
    }

    /// The value of the first header called `name`, whatever its case.
    public func header(_ name: String) -> String? {
        headers.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}
