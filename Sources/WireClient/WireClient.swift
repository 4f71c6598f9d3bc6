public import WireModel

/// Calls the operations of the services with typed inputs and outputs.
///
///     let client = WireClient(origin: "http://localhost:9229", transport: .urlSession())
///     let answer = try await client.call(InitiateAuthInput(authFlow: .userSrpAuth, clientId: clientID))
///
/// The client holds no state and retries nothing: what to do about a failure is for whoever knows what the call was
/// for.
public struct WireClient: Sendable {
    private let origin: String
    private let transport: Transport
    private let sign: (@Sendable (ClientRequest, OperationModel) async throws -> ClientRequest)?

    /// A client of the services at `origin` (scheme, host and perhaps a port).
    ///
    /// `sign` is asked to sign the requests of the operations that want it; without it they are sent as they are.
    public init(
        origin: String, transport: Transport,
        sign: (@Sendable (ClientRequest, OperationModel) async throws -> ClientRequest)? = nil
    ) {
        self.origin = origin.hasSuffix("/") ? String(origin.dropLast()) : origin
        self.transport = transport
        self.sign = sign
    }

    /// Calls the operation that `input` belongs to.
    /// - Throws: `ServiceFailure` where the service refuses, `UnreadableAnswer` where what came back is none of its
    ///   answers, `UnspokenProtocol` for services that speak neither aws-json nor rest-json, and whatever the transport
    ///   throws.
    public func call<Input: OperationInput>(_ input: Input) async throws -> Input.Output {
        var request = try ClientRequest(input, to: origin)
        if Input.operation.signed, let sign { request = try await sign(request, Input.operation) }
        let response = try await transport.send(request)
        guard response.status == 200 else { throw ServiceFailure.of(response) }
        return try Self.output(Input.self, of: response)
    }

    private static func output<Input: OperationInput>(
        _: Input.Type, of response: ClientResponse
    ) throws -> Input.Output {
        let isEmpty = response.body.isEmpty && !Input.operation.hasOutput
        do {
            let json = isEmpty ? .object(JSONObject()) : try JSONReader.read(response.body, limits: .answer)
            return try Input.Output(wire: json)
        } catch {
            throw UnreadableAnswer(
                status: response.status, requestID: response.header("x-amzn-requestid"), cause: error)
        }
    }
}

extension JSONReader.Limits {
    /// Limits for what a service answers: a listing of a thousand records of a megabyte in all.
    static let answer = JSONReader.Limits(length: 16_777_216, values: 1_000_000, isStreamSafe: false)
}
