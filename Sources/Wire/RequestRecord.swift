package import Kernel

/// The record of an answered request, for metrics, audit and log.
package struct RequestRecord: Sendable {
    /// The operation's name: from a model, a constant or `Unknown`, never the caller's text, so that the number of
    /// metrics is limited.
    package var operation: String
    /// How the request came in.
    package var kind: RequestKind
    /// The caller and where the request came from.
    package var context: RequestContext
    /// The subject, as far as it is known.
    package var subject: AuditContext.Subject
    /// The HTTP status of the response.
    package var status: Int
    /// The error; nil if the operation succeeded.
    package var error: ErrorRecord?
    /// The duration of the request.
    package var duration: Duration
    /// What a developer is told of a refusal, beside its sentence. It may have what the caller has sent.
    package var explanation: String?
}

/// The record of an error, in whichever protocol it is answered.
package struct ErrorRecord: Sendable {
    /// The error's code as the protocol spells it.
    package var code: String
    /// The HTTP status.
    package var status: Int
    /// The sentence for the caller.
    package var message: String
    /// The case of the refusal behind it, if there is one: a name in the source, never input.
    package var refusal: String?
    /// Whether callers of the operation must expect the code. If not, the code and the model disagree.
    package var isDeclared: Bool
    /// The cause, which the caller does not see.
    package var cause: (any Error)?
    /// Whether the operator is warned of the cause although this server has not failed: another one has.
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
