package import Kernel

/// A request's context: facts that operations may need in addition to the input.
package struct RequestContext: Sendable {
    /// The request's id in the response and the log.
    package var requestID: String
    /// The caller's address, as far as the HTTP server trusts it.
    package var remoteAddress: String
    /// The `User-Agent` of the caller.
    package var userAgent: String
    /// The trace that the caller names.
    package var trace: TraceContext?
    /// The signer; nil for unsigned operations.
    package var iamCaller: IAMCaller?
    /// Whether a page of the console makes the request.
    package var isFromConsole = false
    /// The input and output, for the audit record.
    package let call = RecordedCall()

    /// A context of these parts.
    package init(
        requestID: String, remoteAddress: String = "", userAgent: String = "", iamCaller: IAMCaller? = nil
    ) {
        self.requestID = requestID
        self.remoteAddress = remoteAddress
        self.userAgent = userAgent
        self.iamCaller = iamCaller
    }

    /// The context of `request`, without a signer yet.
    package init(_ request: WireRequest) {
        self.init(
            requestID: request.requestID, remoteAddress: request.remoteAddress,
            userAgent: request.header("user-agent") ?? "")
        trace = TraceContext(parent: request.header("traceparent"), state: request.header("tracestate"))
        isFromConsole = request.isFromConsole
    }
}
