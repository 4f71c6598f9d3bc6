import Wire
import WireRuntime

/// What the console does with its own sessions, as records and metrics name it.
struct ConsoleOperation: FramedOperation {
    /// A constant.
    let name: String

    var kind: RequestKind { .page }

    private var model: OperationModel {
        OperationModel(
            name: name, service: .userPools, signed: true, hasOutput: true,
            errors: [
                .accessDenied, .invalidParameter, .invalidSignature, .limitExceeded, .resourceNotFound,
            ])
    }

    func failure(_ error: any Error) -> ServiceError { model.failure(error) }
    func recorded(_ failure: ServiceError) -> ErrorRecord { model.recorded(failure) }
}
