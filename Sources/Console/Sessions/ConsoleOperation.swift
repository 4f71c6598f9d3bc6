import Wire
import WireRuntime

/// An operation of the console's own, beside those of the APIs, for the audit log and metrics.
struct ConsoleOperation: FramedOperation {
    /// A constant: metrics have a label of it.
    let name: String

    var kind: RequestKind { .page }

    /// No API has these operations; their errors are named as those of user pools.
    private var model: OperationModel {
        OperationModel(
            name: name, service: .userPools, signed: true, hasOutput: true,
            errors: [.accessDenied, .invalidParameter, .invalidSignature, .limitExceeded, .resourceNotFound])
    }

    func failure(_ error: any Error) -> ServiceError { model.failure(error) }
    func recorded(_ failure: ServiceError) -> ErrorRecord { model.recorded(failure) }
}
