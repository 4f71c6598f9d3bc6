public import Kernel
public import WireModel

/// What the house hangs onto every operation: limits before, books after. No operation mentions them.
public struct Hooks: Sendable {
    /// Called when the caller is known and before anything is done. Throws a `Refusal` where there were too many calls.
    public var throttle: @Sendable (_ operation: OperationModel, _ context: RequestContext) async throws -> Void
    /// Called once for each request, when it has been answered: for metrics, audit and log.
    public var finished: @Sendable (RequestRecord) -> Void

    /// Hooks, each of which does nothing unless it is given.
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

/// How a request ended.
public struct RequestRecord: Sendable {
    /// The service that was asked.
    public var service: ServiceName
    /// A name out of the model, or `Unknown`: never what a caller made up, so that metrics stay bounded (WIRE-20).
    public var operation: String
    /// Who asked, and from where.
    public var context: RequestContext
    /// Whom it was about, as far as the house found out.
    public var subject: AuditContext.Subject
    /// What went wrong, with the cause that the caller does not see. Nil where nothing did.
    public var error: ServiceError?
    /// Whether the model lets this operation answer with the error's code. If not, a room and a model disagree.
    public var isDeclared: Bool
    /// How long it took.
    public var duration: Duration

    /// An outcome, part by part.
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
