import AccessControl
import Kernel
import Wire
import WireRuntime

/// A command as the frame runs it. Its caller has an access key of the account, and its request is signed.
struct AdminOperation: FramedOperation {
    let command: any AdminCommand.Type

    var name: String { command.name }
    var kind: RequestKind { .command }

    /// For the signature and the translation of errors.
    var model: OperationModel {
        OperationModel(
            name: name, service: .userPools, signed: true, hasOutput: true,
            errors: [.invalidParameter, .resourceNotFound])
    }

    func failure(_ error: any Error) -> ServiceError {
        guard error is DecodingError else { return model.failure(error) }
        return ServiceError(.serialization, "The body is not the input of this command.", cause: error)
    }

    func recorded(_ failure: ServiceError) -> ErrorRecord {
        var record = model.recorded(failure)
        record.status = Self.status(of: failure)
        return record
    }

    /// 403 for an invalid signature, because the admin port does not speak an AWS protocol; otherwise the error's own
    /// status.
    static func status(of failure: ServiceError) -> Int {
        switch failure.code {
        case .incompleteSignature, .invalidSignature, .missingAuthenticationToken, .unrecognizedClient: 403
        default: failure.code.status(in: .userPools)
        }
    }
}
