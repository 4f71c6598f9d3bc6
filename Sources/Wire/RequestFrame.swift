import Kernel
package import WireRuntime

/// The steps of all requests in any protocol: the signer, the audit context, the translation of errors, the time, and
/// one record at the end.
///
/// Each protocol supplies its own part: reading a request, performing it, and wording errors.
package struct RequestFrame: Sendable {
    private let begin: @Sendable (_ operation: String, RequestKind) throws -> Void
    private let finished: @Sendable (RequestRecord) -> Void
    private let recordsSpans: Bool

    /// A frame that calls `finished` once per request, after the operation.
    package init(finished: @escaping @Sendable (RequestRecord) -> Void = { _ in }) {
        self.init(begin: { _, _ in }, finished: finished)
    }

    /// A frame that calls `begin` first: if that throws, the request is refused with its error.
    ///
    /// - Parameter recordsSpans: Whether the parts of each request are timed.
    package init(
        recordsSpans: Bool = false, begin: @escaping @Sendable (_ operation: String, RequestKind) throws -> Void,
        finished: @escaping @Sendable (RequestRecord) -> Void
    ) {
        (self.recordsSpans, self.begin, self.finished) = (recordsSpans, begin, finished)
    }

    /// Performs `operation` for `request` and records the result.
    ///
    /// - Parameters:
    ///   - signer: Verifies the signature before anything else is read. Nil for operations that are not signed.
    ///   - status: The HTTP status of a result, if it is not 200.
    ///   - perform: Reads the request and performs the operation.
    package func run<Framed: FramedOperation, Value: Sendable>(
        _ request: WireRequest, as operation: Framed,
        signer: @Sendable () async throws -> IAMCaller? = { nil },
        status: @Sendable (Value) -> Int = { _ in 200 },
        perform: @Sendable (RequestContext) async throws -> Value
    ) async -> Result<Value, Framed.Failure> {
        let (start, audit) = (ContinuousClock.now, AuditContext())
        var context = RequestContext(request)
        if recordsSpans { context.trace = .recorded(context.trace, requestID: context.requestID) }
        do {
            try begin(operation.name, operation.kind)
            let trace = context.trace
            context.iamCaller = try await AuditContext.$current.withValue(audit) {
                try await within(trace, perform: signer)
            }
            let signed = context
            // A browser's SDK can only name itself in a separate field.
            let agent = CallerAgent(
                request.header("x-amz-user-agent"), signed.userAgent, address: signed.remoteAddress)
            let value = try await AuditContext.$current.withValue(audit) {
                try await CallerAgent.$current.withValue(agent) {
                    try await within(signed.trace) { try await perform(signed) }
                }
            }
            report(operation, context: signed, audit: audit, status: status(value), error: nil, since: start)
            return .success(value)
        } catch {
            let failure = operation.failure(error)
            var record = operation.recorded(failure)
            record.refusal = record.refusal ?? RefusalName.of(error)
            report(operation, context: context, audit: audit, status: record.status, error: record, since: start)
            return .failure(failure)
        }
    }

    private func within<Value>(
        _ trace: TraceContext?, perform work: @Sendable () async throws -> Value
    ) async throws -> Value {
        guard let trace else { return try await work() }
        return try await TraceContext.$current.withValue(trace) { try await work() }
    }

    /// Records the refusal of a request that did not reach an operation. On a developer's terminal the log shows the
    /// method and the path.
    ///
    /// - Returns: `failure`.
    package func refuse<Framed: FramedOperation>(
        _ failure: Framed.Failure, to request: WireRequest, as operation: Framed
    ) -> Framed.Failure {
        let audit = AuditContext(explanation: "\(request.method) \(request.path)")
        var record = operation.recorded(failure)
        // An operation that was not performed cannot contradict its model.
        record.isDeclared = true
        report(
            operation, context: RequestContext(request), audit: audit, status: record.status, error: record,
            since: .now)
        return failure
    }

    private func report(
        _ operation: some FramedOperation, context: RequestContext, audit: AuditContext, status: Int,
        error: ErrorRecord?, since start: ContinuousClock.Instant
    ) {
        finished(
            RequestRecord(
                operation: operation.name, kind: operation.kind, context: context, subject: audit.subject,
                status: status, error: error, duration: start.duration(to: .now), explanation: audit.explanation))
    }
}

/// An operation in the view of `RequestFrame`: its name, and its protocol's form of errors.
package protocol FramedOperation: Sendable {
    associatedtype Failure: Error

    /// The name in records and metrics: from a model or a constant, never the caller's text.
    var name: String { get }

    /// The way that the request came in.
    var kind: RequestKind { get }

    /// Translates an error of any layer to the protocol's own.
    func failure(_ error: any Error) -> Failure

    func recorded(_ failure: Failure) -> ErrorRecord
}

extension FramedOperation where Self == OperationModel {
    /// Replaces all operation names that are unknown to `service`.
    package static func unknown(to service: ServiceName) -> OperationModel {
        OperationModel(name: "Unknown", service: service, signed: false, hasOutput: false, errors: [])
    }
}

/// Operations of the AWS protocols, and others with their own model, have service errors.
extension OperationModel: FramedOperation {
    package var kind: RequestKind { .operation(service) }

    /// Translates an error of any layer to a service error; an unexpected one to the service's internal error.
    package func failure(_ error: any Error) -> ServiceError {
        switch error {
        case let error as ServiceError: error
        case let refusal as any Refusal: ServiceError(refusal, for: self)
        case is CancellationError: ServiceError(.serviceUnavailable, "The service is stopping", cause: error)
        default: converted(error)
        }
    }

    /// The code and the status of the service, and whether the model declares the code.
    package func recorded(_ failure: ServiceError) -> ErrorRecord {
        ErrorRecord(
            code: failure.code.name(in: service), status: failure.code.status(in: service), message: failure.message,
            isDeclared: mayRespond(with: failure.code), cause: failure.cause)
    }

    /// Translates an error that is not a `ServiceError`, such as an unavailable database or an internal error.
    private func converted(_ error: any Error) -> ServiceError {
        guard let refusal = (error as? any RefusalConvertible)?.refusal else {
            return ServiceError(service.internalErrorCode, "Internal server error", cause: error)
        }
        var converted = ServiceError(refusal, for: self)
        converted.cause = error
        return converted
    }
}
