package import WireRuntime

/// The reading of a page or document that no service model declares. It changes nothing, so it leaves no audit record.
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
    /// Shows a page or document that no service model declares.
    ///
    /// - Parameter name: A constant that begins with `Get`.
    package static func reading(_ name: String) -> DocumentOperation { DocumentOperation(name) }
}
