import Directory
import Federation
import Kernel
import Storage

/// Begins a test of a provider: returns the address where a browser goes through its sign-in. The report is for the
/// caller alone.
package struct BeginProviderTest: AdminCommand {
    let pool: String
    let provider: String
    /// The origin that the provider redirects to: a domain of the pool, or the public URL. Nil for the first that the
    /// pool has.
    let origin: String?

    package init(pool: String, provider: String, origin: String? = nil) {
        (self.pool, self.provider, self.origin) = (pool, provider, origin)
    }

    package struct Begun: Codable, Sendable {
        package let id: String
        /// Where the browser begins.
        package let address: String
        /// How many seconds the test and its report last.
        package let seconds: Int64
    }

    /// - Throws: `ProviderRefusal.notFound`, `MissingResource` if the pool does not exist,
    ///   `ProviderTestRefusal.tooMany`, and `InvalidInput` for an origin that the pool does not have, or without a
    ///   running server.
    package func perform(on store: AdminStore) async throws -> Begun {
        AuditContext.note(entity: provider, as: "provider")
        let found = try await store.providers.require(provider, in: UserPoolID.noted(pool))
        guard let caller = store.ownerOfProviderTests else {
            throw InvalidInput("Browsers come back from the provider to a running server. Start the server first.")
        }
        let connector = try store.connectors.connector(of: found)
        let test = try await store.providerTests.begin(
            at: found, redirectURI: try await place(of: found.pool, in: store) + connector.callbackPath, by: caller)
        AuditContext.note(entity: test.id, as: "providerTest")
        return Begun(id: test.id, address: test.address, seconds: ProviderTest.lifetime)
    }

    private func place(of pool: UserPoolID, in store: AdminStore) async throws -> String {
        let domains = try await store.database.read { try PoolDomainTable($0).all(of: pool) }
        let ofDomains = domains.compactMap(store.configuration.domainHosts.origin)
        let general = store.configuration.publicURL.url(in: pool.region)
        guard let origin else { return ofDomains.first ?? general }
        let places = ofDomains + [general]
        guard let known = places.first(where: { $0.hasSameBytes(as: origin) }) else {
            throw InvalidInput("The origins of the pool are \(places.joined(separator: ", ")).")
        }
        return known
    }
}
