import Directory
import Federation
import Kernel

/// Finds out whether sign-ins with a provider can begin: its documents or metadata are fetched as a sign-in does, and
/// the client's secret is tried where the provider tells without a user.
package struct GetProviderCheck: AdminCommand {
    let pool: String
    let provider: String

    package init(pool: String, provider: String) { (self.pool, self.provider) = (pool, provider) }

    /// Where browsers go, and where the provider sends them back.
    package struct Check: Codable, Sendable {
        package let kind: String
        package let goesTo: String
        package let comesBackTo: String
        /// What the provider says of the secret; nil if there is none in its protocol.
        package let secret: String?
    }

    /// - Throws: `ProviderRefusal.notFound`, `MissingResource` if there is no such pool, and `FederationRefusal` with
    ///   the reason if the provider cannot be reached or says something wrong.
    package func perform(on store: AdminStore) async throws -> Check {
        let found = try await store.providers.require(provider, in: UserPoolID.noted(pool))
        let connector = try store.connectors.connector(of: found)
        let callback = store.configuration.publicURL.url(in: found.pool.region) + connector.callbackPath
        let request = ProviderRequest(
            redirectURI: callback, state: "check", nonce: "check", verifier: Secret(Hex.encode(store.world.bytes(32))))
        let place =
            switch try await connector.begin(request, id: "_\(Hex.encode(store.world.bytes(16)))") {
            case .redirect(let url): url
            case .form(let action, _): action
            }
        return Check(
            kind: found.kind.rawValue, goesTo: String(place.prefix { $0 != "?" }), comesBackTo: callback,
            secret: try await secret(connector, request: request))
    }

    private func secret(_ connector: Connector, request: ProviderRequest) async throws -> String? {
        guard case .oauth(let connector) = connector else { return nil }
        return switch try await connector.tryClient(request) {
        case .accepted: "accepted"
        case .refused(let error): "refused (\(error))"
        case .unknown(let reason): "not known before a user signs in: \(reason)"
        }
    }
}
