public import WireRuntime

/// Calls the operations of the services with typed inputs and outputs.
///
///     let client = WireClient(origin: "http://localhost:9229", transport: .urlSession())
///     let output = try await client.call(InitiateAuthInput(authFlow: .userSrpAuth, clientId: clientID))
///
/// The client has no state and never retries: only the caller can decide whether a call may be repeated.
public struct WireClient: Sendable {
    private let origin: String
    private let transport: Transport
    private let sign: (@Sendable (ClientRequest, OperationModel) async throws -> ClientRequest)?

    /// Makes a client.
    ///
    /// - Parameters:
    ///   - origin: Scheme, host and optional port of the services.
    ///   - transport: Sends the requests.
    ///   - sign: Signs the requests of operations that need a signature. Without it they are sent unsigned.
    public init(
        origin: String, transport: Transport,
        sign: (@Sendable (ClientRequest, OperationModel) async throws -> ClientRequest)? = nil
    ) {
        self.origin = origin.hasSuffix("/") ? String(origin.dropLast()) : origin
        self.transport = transport
        self.sign = sign
    }

    /// Calls the operation that takes `input`.
    ///
    /// - Throws: `ServiceResponseError` if the service responds with an error, `UnreadableResponseError` if the
    ///   response cannot be from the service, `UnsupportedProtocolError` for services that use neither aws-json nor
    ///   rest-json, and the errors of `sign` and of the transport.
    public func call<Input: OperationInput>(_ input: Input) async throws -> Input.Output {
        var request = try ClientRequest(input, to: origin)
        if Input.operation.signed, let sign { request = try await sign(request, Input.operation) }
        let response = try await transport.send(request)
        guard response.status == 200 else { throw ServiceResponseError.reading(response) }
        return try Self.output(Input.self, of: response)
    }

    private static func output<Input: OperationInput>(
        _: Input.Type, of response: ClientResponse
    ) throws -> Input.Output {
        let isEmpty = response.body.isEmpty && !Input.operation.hasOutput
        do {
            let json = isEmpty ? .object(JSONObject()) : try JSONReader.read(response.body, limits: .response)
            return try Input.Output(wire: json)
        } catch {
            throw UnreadableResponseError(
                status: response.status, requestID: response.header("x-amzn-requestid"), cause: error)
        }
    }
}

extension JSONReader.Limits {
    /// Enough for a list of a thousand records of a megabyte in all.
    static let response = JSONReader.Limits(length: 16_777_216, values: 1_000_000, isStreamSafe: false)
}
