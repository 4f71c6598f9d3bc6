/// A request's context: what operations may need besides the input.
public struct RequestContext: Sendable {
    /// The request's id in the answer and the log.
    public var requestID: String
    /// The caller's address, as far as the HTTP server trusts it.
    public var remoteAddress: String
    /// The `User-Agent` of the caller.
    public var userAgent: String
    /// The signer; nil for unsigned operations.
    public var administrator: Administrator?

    /// A context of these parts.
    public init(
        requestID: String, remoteAddress: String = "", userAgent: String = "", administrator: Administrator? = nil
    ) {
        self.requestID = requestID
        self.remoteAddress = remoteAddress
        self.userAgent = userAgent
        self.administrator = administrator
    }

    /// The context of `request`, without a signer yet.
    public init(_ request: WireRequest) {
        self.init(
            requestID: request.requestID, remoteAddress: request.remoteAddress,
            userAgent: request.header("user-agent") ?? "")
    }
}
