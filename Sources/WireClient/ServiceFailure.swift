public import WireModel

/// A service said no.
public struct ServiceFailure: Error, Hashable, Sendable {
    /// The code as it came, without a namespace: `NotAuthorizedException`.
    public var type: String
    /// The code, or nil where the models know no such code.
    public var code: ErrorCode?
    /// The service's sentence. Empty where it sent none.
    public var message: String
    /// The HTTP status.
    public var status: Int
    /// What the service's log calls the request.
    public var requestID: String?

    /// A failure, part by part.
    public init(type: String, message: String, status: Int, requestID: String? = nil) {
        self.type = type
        code = ErrorCode(rawValue: type)
        self.message = message
        self.status = status
        self.requestID = requestID
    }

    /// What `response`, which is no success, says: the code stands in the body's `__type` or `code`, or in a header; a
    /// namespace ends with `#`, and some services append an address behind a colon.
    static func of(_ response: ClientResponse) -> any Error {
        let requestID = response.header("x-amzn-requestid")
        let body = (try? JSONReader.read(response.body, limits: .answer))?.object
        let said = response.header("x-amzn-errortype") ?? body?["__type"]?.string ?? body?["code"]?.string
        guard let said, case let type = bare(said), !type.isEmpty else {
            return UnreadableAnswer(status: response.status, requestID: requestID, cause: nil)
        }
        let message = body?["message"]?.string ?? body?["Message"]?.string ?? ""
        return ServiceFailure(type: type, message: message, status: response.status, requestID: requestID)
    }

    private static func bare(_ type: String) -> String {
        let named = type.split(separator: "#", omittingEmptySubsequences: false).last ?? ""
        return String(named.prefix { $0 != ":" })
    }
}

/// What came back is none of the service's answers: perhaps something else stands between.
public struct UnreadableAnswer: Error, Sendable {
    /// The HTTP status.
    public var status: Int
    /// What the service's log calls the request, if it was the service that answered.
    public var requestID: String?
    /// What the reader stumbled over.
    public var cause: (any Error)?
}

/// The operation's service speaks a protocol that this client does not.
public struct UnspokenProtocol: Error, Hashable, Sendable {
    /// The service.
    public var service: ServiceName
}
