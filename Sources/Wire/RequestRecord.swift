public import Kernel

/// The record of an answered request, for metrics, audit and log.
public struct RequestRecord: Sendable {
    /// The operation's name: from a model, a constant or `Unknown`, never the caller's text, so that the number of
    /// metrics is limited.
    public var operation: String
    /// The caller and where the request came from.
    public var context: RequestContext
    /// The subject, as far as it is known.
    public var subject: AuditContext.Subject
    /// The HTTP status of the response.
    public var status: Int
    /// The error; nil if the operation succeeded.
    public var error: ErrorRecord?
    /// The duration of the request.
    public var duration: Duration
}

/// The record of an error, in whichever protocol it is answered.
public struct ErrorRecord: Sendable {
    /// The error's code as the protocol spells it.
    public var code: String
    /// The HTTP status.
    public var status: Int
    /// Whether callers of the operation must expect the code. If not, the code and the model disagree.
    public var isDeclared: Bool
    /// The cause, which the caller does not see.
    public var cause: (any Error)?
    /// Whether the operator is warned of the cause although this server has not failed: another one has.
    public var isWarning: Bool

    /// A record of these parts.
    public init(
        code: String, status: Int, isDeclared: Bool = true, cause: (any Error)? = nil, isWarning: Bool = false
    ) {
        self.isWarning = isWarning
        self.code = code
        self.status = status
        self.isDeclared = isDeclared
        self.cause = cause
    }
}
