/// An HTTP request that the house itself makes.
public struct HTTPCall: Sendable {
    /// A header field as it goes out.
    public typealias Header = (name: String, value: String)

    /// The method, in capitals.
    public var method: String
    /// The whole address, `https://…` or `http://…`.
    public var url: String
    /// In the order in which they are sent.
    public var headers: [Header]
    /// What is sent behind the head.
    public var body: [UInt8]

    /// A request.
    public init(_ method: String, _ url: String, headers: [Header] = [], body: [UInt8] = []) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
    }
}

extension HTTPCall {
    /// Whether nothing that goes into the head could end its line there.
    var isOneRequest: Bool {
        ([method, url] + headers.flatMap { [$0.name, $0.value] }).allSatisfy { text in
            text.utf8.allSatisfy { $0 >= 0x20 && $0 != 0x7F }
        }
    }
}

/// What a server said.
public struct HTTPAnswer: Sendable, Equatable {
    /// The status code.
    public var status: Int
    /// All that came behind the head.
    public var body: [UInt8]
}

/// Nothing came back that could be called an answer.
public struct HTTPCallError: Error, Sendable, Equatable {
    /// What went wrong, in words for a log: no address and nothing of what was sent.
    public let reason: String
}
