import Kernel
import Wire
import WireRuntime

/// An operation as the console offers it.
struct ExploredOperation: Sendable {
    /// What an operation may do to what is stored.
    enum Effect: Sendable {
        case reads, changes, deletes
    }

    let model: OperationModel
    let input: StructureShape
    let output: StructureShape
    /// Whether this server performs it.
    let isBuilt: Bool

    /// The name of the service in the addresses of the console.
    var service: String { model.service.signingName }

    var address: String { "/console/operations/\(service)/\(model.name)" }

    /// What its verb says. Policies that allow only reading are written by the same verbs.
    var effect: Effect {
        let name = model.name.utf8
        let verb = name.starts(with: "Admin".utf8) ? name.dropFirst("Admin".utf8.count) : name[...]
        if verb.starts(with: "Delete".utf8) { return .deletes }
        return ["Get", "List", "Describe", "Lookup"].contains { verb.starts(with: $0.utf8) } ? .reads : .changes
    }

    /// The member whose value is typed once more before something is deleted: its name rather than the id of its pool;
    /// nil if there is none.
    var nameOfDeleted: String? {
        let names = input.members.filter { $0.isRequired && $0.shape.isWrittenInLine }
            .filter { !Masking.hides($0.name, of: input, shape: $0.shape) }.map(\.name)
        return names.first { !["UserPoolId", "IdentityPoolId"].contains($0) } ?? names.first
    }
}

extension ConsoleSite {
    /// All operations of the models, by service and name.
    var operations: [ExploredOperation] {
        tables.flatMap { table in table.inputs.map { Self.explored($0, by: table) } }
    }

    /// The operation with these names in an address; nil if there is none.
    func operation(_ name: String, of service: String) -> ExploredOperation? {
        operations.first { $0.service.hasSameBytes(as: service) && $0.model.name.hasSameBytes(as: name) }
    }

    private static func explored<Input: OperationInput>(
        _: Input.Type, by table: OperationTable
    ) -> ExploredOperation {
        ExploredOperation(
            model: Input.operation, input: Input.shape, output: Input.Output.shape,
            isBuilt: table.names.contains(Input.operation.name))
    }
}
