import Cryptography
import Kernel
import Outbound

/// A provider's verdict on a client's id and secret.
package enum ClientTrial: Sendable, Equatable {
    case accepted
    /// The provider returns this error code.
    case refused(String)
    /// The provider does not reveal that without a user, for this reason.
    case unknown(String)
}

extension OAuthConnector {
    /// Checks whether the provider accepts the client's id and secret, by a code that it has never issued: it must
    /// check the client before the code (RFC 6749, section 5.2).
    ///
    /// Some providers do not, so a refused code only proves something if a wrong secret leads to another error.
    ///
    /// - Throws: `FederationRefusal` if it cannot be reached.
    package func tryClient(_ request: ProviderRequest) async throws -> ClientTrial {
        let metadata = try await documents.metadata(of: provider)
        guard let secret = try clientSecret() else { return .unknown("there is no secret") }
        let code = ProviderResponse(code: Secret(Hex.encode(world.bytes(16))))
        let fields = exchange(of: code, request: request, metadata: metadata)
        let error = try await error(of: try tokenRequest(fields, metadata: metadata, secret: secret))
        switch error {
        case "invalid_client", "unauthorized_client": return .refused(error)
        case "invalid_grant":
            let wrong = Secret(Hex.encode(world.bytes(16)))
            let other = try await self.error(of: try tokenRequest(fields, metadata: metadata, secret: wrong))
            return other == error ? .unknown("it checks the code first") : .accepted
        default: return .unknown(error.isEmpty ? "it returns no error code" : "it returns \(error)")
        }
    }

    /// The error code of the response; empty if it has none.
    private func error(of call: HTTPCall) async throws -> String {
        var call = call
        call.headers.append(("Accept", "application/json"))
        return ProviderClient.errorCode(in: try await client.response(to: call, from: provider.source)) ?? ""
    }
}
