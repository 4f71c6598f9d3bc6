public import WireModel

/// Finds the operation that a request names and executes it.
///
/// The steps are: *identify* the signer before the body is parsed, so that a bad signature reveals nothing about the
/// body; *decode*; *validate*, with all violations in one message; *identify* other callers; *throttle*; *perform*;
/// *encode*.
public struct OperationTable: Sendable {
    /// The service of these operations.
    public let service: ServiceName
    private let entries: [String: Entry]
    private let frame: RequestFrame

    /// A table of `operations`, all of `service`. Of two with the same name the later counts.
    public init(
        _ service: ServiceName, _ operations: [any Operation], authentication: CallerAuthentication, pages: PageSeal,
        hooks: Hooks = Hooks()
    ) {
        self.service = service
        frame = RequestFrame(service: service, authentication: authentication, pages: pages, hooks: hooks)
        entries = Dictionary(operations.map(Entry.init).map { ($0.model.name, $0) }) { _, later in later }
    }

    /// The names of the operations in the table.
    public var names: Set<String> { Set(entries.keys) }

    /// The model's operations that are not in the table.
    public var unbuilt: Set<String> { Set(models.keys).subtracting(entries.keys) }

    /// The model of every operation of the service.
    private var models: [String: OperationModel] { service.operations }

    /// Finds and performs the operation called `name`.
    ///
    /// - Parameter read: Parses the request; it is not called before the signature is verified.
    func run(
        _ name: String, _ request: WireRequest,
        read: @Sendable (WireRequest, StructureShape) throws -> JSONObject
    ) async -> Result<Answer, ServiceError> {
        guard let entry = entries[name] else { return frame.refuse(missing(name), request, operation: models[name]) }
        return await frame.run(entry, request, read: read)
    }

    /// The error for an operation that is in the model but not implemented, or for an unknown name.
    private func missing(_ name: String) -> ServiceError {
        guard models[name] != nil else { return ServiceError(.unknownOperation, "Unknown operation") }
        return ServiceError(.unsupportedOperation, "\(name) is not built yet in Martlet.")
    }
}

/// The answer of a successful operation.
struct Answer: Sendable {
    /// The encoded output, empty for operations without output.
    var body: [UInt8]
}

/// A type-erased operation.
struct Entry: Sendable {
    let model: OperationModel
    let shape: StructureShape
    let perform: @Sendable (JSONObject, RequestContext, RequestFrame) async throws -> Answer

    init(_ operation: any Operation) { self.init(opening: operation) }

    private init<Op: Operation>(opening operation: Op) {
        model = Op.Input.operation
        shape = Op.Input.shape
        let listing = Self.listing(of: Op.Input.self)
        perform = { fields, context, frame in
            let input = try Op.Input(fields)
            let caller = try await Op.identify(input, context, by: frame.authentication)
            try await frame.hooks.throttle(Op.Input.operation, context)
            let output = try await Listing.$current.withValue(listing(input, frame.pages)) {
                try await operation.perform(input, for: caller)
            }
            return Answer(body: Op.Input.operation.hasOutput ? output.jsonBytes : [])
        }
    }

    /// Finds the listing of an input; nil for inputs that are not paged.
    private static func listing<Input: OperationInput>(of _: Input.Type) -> @Sendable (Input, PageSeal) -> Listing? {
        guard Input.self is any Paged.Type else { return { _, _ in nil } }
        return { input, seal in (input as? any OperationInput & Paged).map { Listing(seal, $0) } }
    }
}

extension ServiceName {
    /// The model of every operation of the service, by name.
    public var operations: [String: OperationModel] {
        switch self {
        case .userPools: Self.userPoolOperations
        case .identityPools: Self.identityPoolOperations
        case .sync: Self.syncOperations
        case .securityTokens: Self.securityTokenOperations
        }
    }

    private static let userPoolOperations = named(Catalogue.userPools)
    private static let identityPoolOperations = named(Catalogue.identityPools)
    private static let syncOperations = named(Catalogue.sync)
    private static let securityTokenOperations = named(Catalogue.securityTokens)

    private static func named(_ inputs: [any OperationInput.Type]) -> [String: OperationModel] {
        Dictionary(inputs.map { ($0.operation.name, $0.operation) }) { _, later in later }
    }
}
