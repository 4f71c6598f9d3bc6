import Kernel
package import WireRuntime

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
            isDeclared: mayAnswer(failure.code), cause: failure.cause)
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
