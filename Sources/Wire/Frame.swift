import Kernel
import WireModel

/// The steps that every request takes, whatever the operation.
struct Frame: Sendable {
    let service: ServiceName
    let door: Doorkeeper
    let pages: PageSeal
    let hooks: Hooks

    func run(
        _ entry: Entry, _ request: WireRequest, read: @Sendable (WireRequest, StructureShape) throws -> JSONObject
    ) async -> Result<Answer, ServiceError> {
        let start = ContinuousClock.now
        let trail = Trail()
        var visit = Visit(request)
        let result: Result<Answer, ServiceError>
        do {
            if entry.model.signed { visit.administrator = try await door.signature(request, entry.model) }
            let fields = try read(request, entry.shape)
            try entry.shape.validate(fields, for: service)
            let seen = visit
            result = .success(
                try await Visit.$current.withValue(seen) {
                    try await Trail.$current.withValue(trail) { try await entry.perform(fields, seen, self) }
                })
        } catch {
            result = .failure(known(error, entry.model))
        }
        guard case .failure(let error) = result else {
            report(nil, entry.model, visit, trail.marks, isDeclared: true, since: start)
            return result
        }
        report(error, entry.model, visit, trail.marks, isDeclared: entry.model.mayAnswer(error.code), since: start)
        return result
    }

    /// Answers and reports a request that never came to an operation.
    func refuse(_ error: ServiceError, _ request: WireRequest, operation: OperationModel?) -> Result<
        Answer, ServiceError
    > {
        report(error, operation, Visit(request), Trail.Marks(), isDeclared: true, since: .now)
        return .failure(error)
    }

    private func known(_ error: any Error, _ operation: OperationModel) -> ServiceError {
        switch error {
        case let error as ServiceError: error
        case let refusal as Refusal: ServiceError(refusal, for: operation)
        case is CancellationError: ServiceError(.serviceUnavailable, "The service is stopping", cause: error)
        default: worded(error, operation)
        }
    }

    /// An error that no room put into words: a store that is away, or a mistake of ours.
    private func worded(_ error: any Error, _ operation: OperationModel) -> ServiceError {
        guard let refusal = (error as? any Wordable)?.refusal else {
            return ServiceError(service.internalErrorCode, "Internal server error", cause: error)
        }
        var worded = ServiceError(refusal, for: operation)
        worded.cause = error
        return worded
    }

    private func report(
        _ error: ServiceError?, _ operation: OperationModel?, _ visit: Visit, _ marks: Trail.Marks, isDeclared: Bool,
        since start: ContinuousClock.Instant
    ) {
        hooks.finished(
            Outcome(
                service: service, operation: operation?.name ?? "Unknown", visit: visit, marks: marks,
                error: error, isDeclared: isDeclared, duration: start.duration(to: .now)))
    }
}
