import Kernel
import WireClient
import WireRuntime

/// Asks Martlet about signed requests. Only a complete response lets a request pass.
struct SignatureQuestions: Sendable {
    private let address: ServiceAddress
    private let transport: Transport

    /// Questions to the gateway's endpoint at `address`.
    init(to address: ServiceAddress, _ transport: Transport) { (self.address, self.transport) = (address, transport) }

    /// The signer of `request`.
    ///
    /// - Throws: `CallerRefusal`, also if Martlet does not respond.
    func signer(of request: CallerRequest) async throws(CallerRefusal) -> AccessCaller.Signer {
        let question = ClientRequest(
            method: "GET", origin: address.origin, path: address.path,
            headers: try RequestDescription(request).headers)
        guard let response = try? await transport.send(question) else { throw .unavailable }
        switch response.status {
        case 200: return try Self.signer(response, body: try SignedBodyCheck.body(of: request))
        case 401: throw .signature(Self.reason(response) ?? "The signature is not valid.")
        case 403: throw .notAllowed(Self.reason(response) ?? "The request is not allowed.")
        default: throw .unavailable
        }
    }

    /// The signer in a response that lets the request pass.
    private static func signer(
        _ response: ClientResponse, body: AccessCaller.SignedBody
    ) throws(CallerRefusal) -> AccessCaller.Signer {
        // Another server's response with the status 200, such as a proxy's page, does not name a principal.
        guard let arn = response.header("x-martlet-principal"), arn.utf8.starts(with: "arn:".utf8),
            let account = response.header("x-martlet-account"), !account.isEmpty
        else { throw .unavailable }
        let identity = response.header("x-martlet-identity") ?? ""
        return AccessCaller.Signer(
            arn: arn, account: account, identity: identity.isEmpty ? nil : identity, body: body)
    }

    /// The sentence in a refusal.
    private static func reason(_ response: ClientResponse) -> String? {
        let limits = JSONReader.Limits(length: 16_384, depth: 4, values: 100)
        return (try? JSONReader.read(response.body, limits: limits))?.object?["reason"]?.string
    }
}
