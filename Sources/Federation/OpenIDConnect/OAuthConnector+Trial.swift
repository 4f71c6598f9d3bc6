import Cryptography
package import Kernel
import Outbound

/// What a provider says of the id and the secret that it is given.
package enum ClientTrial: Sendable, Equatable {
    case accepted
    /// The error code that it answers.
    case refused(String)
    /// It does not show it to a client without a user.
    case unknown(String)
}

extension OAuthConnector {
    /// Finds out whether the provider takes the client's id and secret, by a code that it has never issued: it must
    /// refuse the client before the code (RFC 6749, section 5.2).
    ///
    /// Not all do, so that a refused code proves nothing until a wrong secret is refused as such.
    ///
    /// - Throws: `FederationRefusal` if it cannot be reached.
    package func tryClient(_ request: ProviderRequest) async throws -> ClientTrial {
        let metadata = try await documents.metadata(of: provider)
        guard let secret = try clientSecret() else { return .unknown("there is no secret") }
        let code = ProviderAnswer(code: Secret(Hex.encode(world.bytes(16))))
        let fields = exchange(of: code, request: request, metadata: metadata)
        let error = try await error(of: try tokenRequest(fields, metadata: metadata, secret: secret))
        switch error {
        case "invalid_client", "unauthorized_client": return .refused(error)
        case "invalid_grant":
            let wrong = Secret(Hex.encode(world.bytes(16)))
            let other = try await self.error(of: try tokenRequest(fields, metadata: metadata, secret: wrong))
            return other == error ? .unknown("it looks at the code first") : .accepted
        default: return .unknown(error.isEmpty ? "it answers no error code" : "it answers \(error)")
        }
    }

    /// The error code of the answer; empty if there is none.
    private func error(of call: HTTPCall) async throws -> String {
        var call = call
        call.headers.append(("Accept", "application/json"))
        return ProviderClient.errorCode(in: try await client.answer(to: call, from: provider.source)) ?? ""
    }
}
