public import Kernel
public import WireModel

/// What the server runs around every operation: rate limits before it, metrics and logs after it.
public struct Hooks: Sendable {
    /// Called when the caller is known, before the operation. Throws a `Refusal` if there were too many calls.
    public var throttle: @Sendable (_ operation: OperationModel, _ context: RequestContext) async throws -> Void
    /// Called once per request after the answer, for metrics, audit and log.
    public var finished: @Sendable (RequestRecord) -> Void

    /// Hooks that do nothing by default.
    public init(
        throttle: @escaping @Sendable (_ operation: OperationModel, _ context: RequestContext) async throws -> Void = {
            _, _ in
        },
        finished: @escaping @Sendable (RequestRecord) -> Void = { _ in }
    ) {
        self.throttle = throttle
        self.finished = finished
    }
}

/// The record of an answered request.
public struct RequestRecord: Sendable {
    /// The service.
    public var service: ServiceName
    /// The operation's name in the model, or `Unknown`: never the caller's text, so that the number of metrics is
    /// limited.
    public var operation: String
    /// The caller and where the request came from.
    public var context: RequestContext
    /// The subject, as far as it is known.
    public var subject: AuditContext.Subject
    /// The error, with the cause that the caller does not see; nil on success.
    public var error: ServiceError?
    /// Whether the model declares the error's code for this operation. If not, the code and the model disagree.
    public var isDeclared: Bool
    /// The duration of the request.
    public var duration: Duration

    /// A record of these parts.
    public init(
        service: ServiceName, operation: String, context: RequestContext, subject: AuditContext.Subject,
        error: ServiceError?,
        isDeclared: Bool, duration: Duration
    ) {
        self.service = service
        self.operation = operation
        self.context = context
        self.subject = subject
        self.error = error
        self.isDeclared = isDeclared
        self.duration = duration
    }
}
