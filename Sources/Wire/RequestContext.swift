/// One request on its way through a table: what the rooms may want to know of it besides the input.
public struct RequestContext: Sendable {
    /// What the answer and every line of the log call the request.
    public var requestID: String
    /// The address of the caller, as far as the front door trusts it.
    public var remoteAddress: String
    /// How the caller's program calls itself.
    public var userAgent: String
    /// Who signed the request. Nil for operations that are not signed.
    public var administrator: Administrator?

    /// The visit that the current task is part of, or nil outside of any.
    @TaskLocal public static var current: RequestContext?

    /// A visit, part by part.
    public init(
        requestID: String, remoteAddress: String = "", userAgent: String = "", administrator: Administrator? = nil
    ) {
        self.requestID = requestID
        self.remoteAddress = remoteAddress
        self.userAgent = userAgent
        self.administrator = administrator
    }

    /// The visit that `request` makes, signed by nobody yet.
    public init(_ request: WireRequest) {
        self.init(
            requestID: request.requestID, remoteAddress: request.remoteAddress,
            userAgent: request.header("user-agent") ?? "")
    }
}
