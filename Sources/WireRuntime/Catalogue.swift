/// The operations of a service's model. Each model's target declares its own.
public struct Catalogue: Sendable {
    /// The service.
    public let service: ServiceName
    /// The input type of every operation, in the order of the operations' names.
    public let inputs: [any OperationInput.Type]
    /// The model of every operation, by name.
    public let operations: [String: OperationModel]

    package init(_ service: ServiceName, _ inputs: [any OperationInput.Type]) {
        self.service = service
        self.inputs = inputs
        operations = Dictionary(inputs.map { ($0.operation.name, $0.operation) }) { _, later in later }
    }
}
