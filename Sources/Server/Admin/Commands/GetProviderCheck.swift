import Directory
import Federation
import Kernel

/// Checks whether sign-ins with a provider can begin. Fetches the provider's documents or metadata as a sign-in does,
/// and tries the client's secret if the provider can check it without a user.
package struct GetProviderCheck: AdminCommand {
    let pool: String
    let provider: String

    package init(pool: String, provider: String) { (self.pool, self.provider) = (pool, provider) }

    /// Where browsers go, and where the provider sends them back.
    package struct Check: Codable, Sendable {
        package let kind: String
        package let goesTo: String
        package let comesBackTo: String
        /// The provider's response to the secret; nil if the protocol has none.
        package let secret: String?
        /// Whether the provider has refused the secret.
        package let isSecretRefused: Bool
    }

    /// - Throws: `ProviderRefusal.notFound`, `MissingResource` if the pool does not exist, and `FederationRefusal` with
    ///   the reason if the provider cannot be reached or its response is not valid.
    package func perform(on store: AdminStore) async throws -> Check {
        let found = try await store.providers.require(provider, in: UserPoolID.noted(pool))
        let connector = try store.connectors.connector(of: found)
        let callback = store.configuration.publicURL.url(in: found.pool.region) + connector.callbackPath
        let request = ProviderRequest(
            redirectURI: callback, state: "check", nonce: "check", verifier: Secret(Hex.encode(store.world.bytes(32))))
        let destination =
            switch try await connector.authorizationStep(for: request, id: "_\(Hex.encode(store.world.bytes(16)))") {
            case .redirect(let url): url
            case .form(let action, _): action
            }
        let (secret, isRefused) = try await trySecret(of: connector, request: request)
        return Check(
            kind: found.kind.rawValue, goesTo: String(destination.prefix { $0 != "?" }), comesBackTo: callback,
            secret: secret, isSecretRefused: isRefused)
    }

    private func trySecret(
        of connector: Connector, request: ProviderRequest
    ) async throws -> (response: String?, isRefused: Bool) {
        guard case .oauth(let connector) = connector else { return (nil, false) }
        return switch try await connector.tryClient(request) {
        case .accepted: ("accepted", false)
        case .refused(let error): ("refused (\(error))", true)
        case .unknown(let reason): ("not known before a user signs in: \(reason)", false)
        }
    }
}
