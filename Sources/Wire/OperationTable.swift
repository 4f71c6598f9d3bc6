public import WireModel

/// Finds the operation that a request names and takes the request through the fixed steps.
///
/// The steps are: *identify* what is signed, before anybody looks into the body, so that a bad signature earns no hint
/// about the body; *decode*; *validate*, all violations in one message; *identify* the rest; *throttle*; *perform*;
/// *encode*.
public struct OperationTable: Sendable {
    /// The service whose operations these are.
    public let service: ServiceName
    private let entries: [String: Entry]
    private let frame: RequestFrame

    /// A table of `operations`, which are all of `service`. Of two with the same name the later one counts.
    public init(
        _ service: ServiceName, _ operations: [any Operation], authentication: CallerAuthentication, pages: PageSeal,
        hooks: Hooks = Hooks()
    ) {
        self.service = service
        frame = RequestFrame(service: service, authentication: authentication, pages: pages, hooks: hooks)
        entries = Dictionary(operations.map(Entry.init).map { ($0.model.name, $0) }) { _, later in later }
    }

    /// The operations on the board.
    public var names: Set<String> { Set(entries.keys) }

    /// The operations of the model that are not on the board.
    public var unbuilt: Set<String> { Set(models.keys).subtracting(entries.keys) }

    /// What the model says of every operation of the service.
    private var models: [String: OperationModel] { service.operations }

    /// Finds and does what `name` stands for. `read` turns the request into a document; it is not called before the
    /// signature has been found good.
    func run(
        _ name: String, _ request: WireRequest,
        read: @Sendable (WireRequest, StructureShape) throws -> JSONObject
    ) async -> Result<Answer, ServiceError> {
        guard let entry = entries[name] else { return frame.refuse(missing(name), request, operation: models[name]) }
        return await frame.run(entry, request, read: read)
    }

    /// An operation of the model that nobody has built yet says so; any other name is unknown.
    private func missing(_ name: String) -> ServiceError {
        guard models[name] != nil else { return ServiceError(.unknownOperation, "Unknown operation") }
        return ServiceError(.unsupportedOperation, "\(name) is not built yet in Martlet.")
    }
}

/// What a performed operation answers with.
struct Answer: Sendable {
    /// The document, or nothing for operations that answer with nothing.
    var body: [UInt8]
}

/// An operation on the board, its types no longer visible.
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

    /// How the listing of an input is found: not at all, for most.
    private static func listing<Input: OperationInput>(of _: Input.Type) -> @Sendable (Input, PageSeal) -> Listing? {
        guard Input.self is any Paged.Type else { return { _, _ in nil } }
        return { input, seal in (input as? any OperationInput & Paged).map { Listing(seal, $0) } }
    }
}

extension ServiceName {
    /// What the model says of every operation of the service, by name.
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
