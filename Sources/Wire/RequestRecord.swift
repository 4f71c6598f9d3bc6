package import Kernel

/// The record of a completed request, for metrics, audit and log.
package struct RequestRecord: Sendable {
    /// The operation's name: from a model, a constant or `Unknown`, never the caller's text, so that the number of
    /// metrics is limited.
    package var operation: String
    /// The way that the request came in.
    package var kind: RequestKind
    /// The caller and where the request came from.
    package var context: RequestContext
    /// The subject, as far as it is known.
    package var subject: AuditContext.Subject
    /// The HTTP status of the response.
    package var status: Int
    /// The error; nil if the operation succeeded.
    package var error: ErrorRecord?
    package var duration: Duration
    /// The explanation of a refusal for a developer, in addition to its message. It may contain the caller's text.
    package var explanation: String?
}

/// The record of an error, in any protocol.
package struct ErrorRecord: Sendable {
    /// The error's code as the protocol spells it.
    package var code: String
    package var status: Int
    /// The sentence for the caller.
    package var message: String
    /// The case of the refusal behind it, if there is one: a name in the source, never input.
    package var refusal: String?
    /// Whether callers of the operation must expect the code. If not, the code and the model disagree.
    package var isDeclared: Bool
    /// The cause, which the caller does not see.
    package var cause: (any Error)?
    /// Whether the operator is warned of the cause although another server failed, not this one.
    package var isWarning: Bool

    /// A record of these parts.
    package init(
        code: String, status: Int, message: String = "", isDeclared: Bool = true, cause: (any Error)? = nil,
        isWarning: Bool = false
    ) {
        self.isWarning = isWarning
        self.message = message
        self.code = code
        self.status = status
        self.isDeclared = isDeclared
        self.cause = cause
    }
}
