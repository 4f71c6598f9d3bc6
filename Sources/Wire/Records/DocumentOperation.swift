package import WireRuntime

/// Reading a page or document that service models do not declare. It changes nothing, so it does not leave an audit
/// record.
package struct DocumentOperation: FramedOperation {
    private let model: OperationModel

    package var name: String { model.name }
    package var kind: RequestKind { .document }

    fileprivate init(_ name: String) {
        model = OperationModel(
            name: name, service: .userPools, signed: false, hasOutput: true, errors: [.resourceNotFound])
    }

    package func failure(_ error: any Error) -> ServiceError { model.failure(error) }
    package func recorded(_ failure: ServiceError) -> ErrorRecord { model.recorded(failure) }
}

extension FramedOperation where Self == DocumentOperation {
    /// Shows a page or document that service models do not declare.
    ///
    /// - Parameter name: A constant that begins with `Get`.
    package static func reading(_ name: String) -> DocumentOperation { DocumentOperation(name) }
}
