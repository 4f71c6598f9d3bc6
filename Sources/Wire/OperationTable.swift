package import WireRuntime

/// Finds the operation that a request names and executes it.
///
/// The steps are: *identify* the signer before the body is parsed, so that a bad signature reveals nothing about the
/// body; *decode*; *validate*, with all violations in one message; *identify* other callers; *perform*; *encode*.
package struct OperationTable: Sendable {
    /// The service of these operations.
    package let service: ServiceName
    /// The input type of every operation of the model, built or not, in the order of the operations' names.
    package let inputs: [any OperationInput.Type]
    /// The model of every operation of the service.
    private let models: [String: OperationModel]
    private let entries: [String: Entry]
    private let authentication: CallerAuthentication
    private let frame: RequestFrame

    /// A table of `operations`, all in `catalogue`. If two have the same name, the later one is used.
    package init(
        _ catalogue: Catalogue, operations: [any Operation], authentication: CallerAuthentication, pages: PageSeal,
        frame: RequestFrame = RequestFrame()
    ) {
        (service, inputs) = (catalogue.service, catalogue.inputs)
        models = catalogue.operations
        self.authentication = authentication
        self.frame = frame
        entries = Dictionary(
            operations.map { Entry($0, authentication: authentication, pages: pages) }.map { ($0.model.name, $0) }
        ) { _, later in later }
    }

    package var names: Set<String> { Set(entries.keys) }

    /// The model's operations that are not in the table.
    package var unbuilt: Set<String> { Set(models.keys).subtracting(entries.keys) }

    /// The operations of the model, built or not, that have a method and a path, in the order of their names.
    var routes: [(name: String, route: Route)] {
        models.values.compactMap { model in model.route.map { (model.name, $0) } }.sorted { $0.name < $1.name }
    }

    /// Whether the model has an operation called `name`, built or not.
    func declares(_ name: String) -> Bool { models[name] != nil }

    /// Records the refusal of a request that does not name an operation of the service.
    ///
    /// - Returns: `error`.
    func refuse(_ error: ServiceError, to request: WireRequest) -> ServiceError {
        frame.refuse(error, to: request, as: OperationModel.unknown(to: service))
    }

    /// Finds and performs the operation called `name`.
    ///
    /// - Parameters:
    ///   - read: Parses the request; only called after the signature is verified.
    ///   - write: Translates the output from JSON to the protocol's own form.
    func run(
        _ name: String, to request: WireRequest,
        read: @Sendable (WireRequest, StructureShape) throws -> JSONObject,
        write: @Sendable (OperationModel, EncodedOutput) throws -> [UInt8] = { $1.body }
    ) async -> Result<EncodedOutput, ServiceError> {
        guard let entry = entries[name] else {
            return .failure(frame.refuse(missing(name), to: request, as: models[name] ?? .unknown(to: service)))
        }
        return await frame.run(request, as: entry.model, signer: { try await signer(of: request, for: entry) }) {
            let fields = try read(request, entry.shape)
            var output = try await perform(entry, on: fields, in: $0)
            output.body = try write(entry.model, output)
            return output
        }
    }

    /// Performs the operation called `name` for a caller whose credentials were verified at the start of a console
    /// session. The model's rules and the caller's permissions are checked as for a signed request.
    ///
    /// - Returns: The output as JSON, empty for operations without output.
    package func perform(
        _ name: String, on fields: JSONObject, for caller: IAMCaller, in request: WireRequest
    ) async -> Result<[UInt8], ServiceError> {
        guard let entry = entries[name] else {
            return .failure(frame.refuse(missing(name), to: request, as: models[name] ?? .unknown(to: service)))
        }
        var request = request
        request.isFromConsole = true
        return await frame.run(request, as: entry.model, signer: { entry.isSigned ? caller : nil }) {
            try await perform(entry, on: fields, in: $0).body
        }
    }

    private func perform(_ entry: Entry, on fields: JSONObject, in context: RequestContext) async throws
        -> EncodedOutput
    {
        try entry.shape.validate(fields, for: service)
        NamedEntities.note(fields)
        context.call.note(input: .read(fields, entry.shape))
        let output = try await entry.perform(fields, context)
        context.call.note(output: .written(output.body, output.shape))
        return output
    }

    private func signer(of request: WireRequest, for entry: Entry) async throws -> IAMCaller? {
        guard entry.isSigned else { return nil }
        guard entry.waits else { return try await authentication.signature(request, entry.model) }
        // A child task frees the memory of the check before the wait (`WaitingOperation`).
        async let signer = authentication.signature(request, entry.model)
        return try await signer
    }

    /// The error for an operation that is in the model but not implemented, or for an unknown name.
    private func missing(_ name: String) -> ServiceError {
        guard models[name] != nil else { return ServiceError(.unknownOperation, "Unknown operation") }
        return ServiceError(.unsupportedOperation, "\(name) is not built yet in Martlet.")
    }
}

/// The response of a successful operation.
struct EncodedOutput: Sendable {
    /// The encoded output, empty for operations without output.
    var body: [UInt8]
    /// The shape of the output.
    let shape: StructureShape
}

/// A type-erased operation.
struct Entry: Sendable {
    let model: OperationModel
    let shape: StructureShape
    /// Whether a signature is required. SDKs also sign some calls that the service requires another proof for.
    let isSigned: Bool
    /// Whether the operation is a `WaitingOperation`.
    let waits: Bool
    let perform: @Sendable (JSONObject, RequestContext) async throws -> EncodedOutput

    init(_ operation: any Operation, authentication: CallerAuthentication, pages: PageSeal) {
        if let paged = operation as? any PagedOperation {
            self.init(opening: paged, authentication: authentication, pages: pages)
        } else {
            self.init(opening: operation, authentication: authentication)
        }
    }

    private init<Op: PagedOperation>(opening operation: Op, authentication: CallerAuthentication, pages: PageSeal) {
        self.init(operation, authentication: authentication, performance: operation.performance(pages))
    }

    private init<Op: Operation>(opening operation: Op, authentication: CallerAuthentication) {
        self.init(
            operation, authentication: authentication,
            performance: { input, caller, _ in
                try await operation.perform(input, for: caller)
            })
    }

    private init<Op: Operation>(
        _: Op, authentication: CallerAuthentication, performance: @escaping Performance<Op>
    ) {
        model = Op.Input.operation
        shape = Op.Input.shape
        isSigned = model.signed && Op.Caller.self != Anyone.self
        waits = Op.self is any WaitingOperation.Type
        perform = { fields, context in
            let input = try Op.Input(fields)
            let caller = try await Op.identify(input, context: context, by: authentication)
            let output = try await performance(input, caller, context)
            return EncodedOutput(
                body: Op.Input.operation.hasOutput ? output.jsonBytes : [], shape: Op.Input.Output.shape)
        }
    }
}

/// Performs an operation, for the caller and in the context of a request.
private typealias Performance<Op: Operation> =
    @Sendable (Op.Input, Op.Caller, RequestContext) async throws -> Op.Input.Output

extension PagedOperation {
    /// Lists the page that an input requests, and seals the token of the next one.
    fileprivate func performance(_ seal: PageSeal) -> Performance<Self> {
        { input, caller, context in
            let listing = Listing(seal, input: input, for: context.iamCaller)
            let listed = try await perform(input, for: caller, on: try listing.page)
            var output = listed.output
            output.pageToken = try listing.token(for: listed.next)
            return output
        }
    }
}
