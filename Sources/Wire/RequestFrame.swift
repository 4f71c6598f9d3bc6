import Kernel
import WireModel

/// The steps that all requests share.
struct RequestFrame: Sendable {
    let service: ServiceName
    let authentication: CallerAuthentication
    let pages: PageSeal
    let hooks: Hooks

    func run(
        _ entry: Entry, _ request: WireRequest, read: @Sendable (WireRequest, StructureShape) throws -> JSONObject
    ) async -> Result<Answer, ServiceError> {
        let start = ContinuousClock.now
        let audit = AuditContext()
        var context = RequestContext(request)
        let result: Result<Answer, ServiceError>
        do {
            if entry.model.signed { context.administrator = try await authentication.signature(request, entry.model) }
            let fields = try read(request, entry.shape)
            try entry.shape.validate(fields, for: service)
            let seen = context
            result = .success(
                try await RequestContext.$current.withValue(seen) {
                    try await AuditContext.$current.withValue(audit) { try await entry.perform(fields, seen, self) }
                })
        } catch {
            result = .failure(known(error, entry.model))
        }
        guard case .failure(let error) = result else {
            report(nil, entry.model, context, audit.subject, isDeclared: true, since: start)
            return result
        }
        report(error, entry.model, context, audit.subject, isDeclared: entry.model.mayAnswer(error.code), since: start)
        return result
    }

    /// Answers and reports a request that reached no operation.
    func refuse(_ error: ServiceError, _ request: WireRequest, operation: OperationModel?) -> Result<
        Answer, ServiceError
    > {
        report(error, operation, RequestContext(request), AuditContext.Subject(), isDeclared: true, since: .now)
        return .failure(error)
    }

    private func known(_ error: any Error, _ operation: OperationModel) -> ServiceError {
        switch error {
        case let error as ServiceError: error
        case let refusal as Refusal: ServiceError(refusal, for: operation)
        case is CancellationError: ServiceError(.serviceUnavailable, "The service is stopping", cause: error)
        default: converted(error, operation)
        }
    }

    /// Translates an error that is not a `ServiceError`, such as an unavailable database or an internal error.
    private func converted(_ error: any Error, _ operation: OperationModel) -> ServiceError {
        guard let refusal = (error as? any RefusalConvertible)?.refusal else {
            return ServiceError(service.internalErrorCode, "Internal server error", cause: error)
        }
        var converted = ServiceError(refusal, for: operation)
        converted.cause = error
        return converted
    }

    private func report(
        _ error: ServiceError?, _ operation: OperationModel?, _ context: RequestContext,
        _ subject: AuditContext.Subject, isDeclared: Bool,
        since start: ContinuousClock.Instant
    ) {
        hooks.finished(
            RequestRecord(
                service: service, operation: operation?.name ?? "Unknown", context: context, subject: subject,
                error: error, isDeclared: isDeclared, duration: start.duration(to: .now)))
    }
}
