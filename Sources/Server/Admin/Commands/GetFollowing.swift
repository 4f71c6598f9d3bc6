import Directory
import Kernel
import Storage

/// The pool that a pool follows, and the settings that decide how users of that pool are copied.
package struct GetFollowing: AdminCommand {
    let pool: String

    package init(pool: String) { self.pool = pool }

    /// The pool that is followed, as an operator sees it.
    package struct Source: Codable, Sendable {
        package let endpoint: String
        package let pool: String
        package let client: String
        /// The authentication flow that verifies passwords at the followed pool.
        package let flow: String
        /// When it began (RFC 3339).
        package let since: String

        init(_ followed: PoolSources.Followed) {
            (endpoint, pool) = (followed.source.endpoint, followed.source.pool)
            (client, flow) = (followed.source.client, followed.source.flow.rawValue)
            since = CivilTime(followed.startedAt).timestamp
        }
    }

    package struct Output: Codable, Sendable {
        /// Nil if the pool follows none.
        package var source: Source?
        /// The contacts that users sign in with in place of a username.
        package var usernameAttributes: [String] = []
        /// The second factors that the pool offers.
        package var secondFactors: [String] = []
        /// The names of the pool's providers.
        package var providers: [String] = []
    }

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> Output {
        let id = UserPoolID.noted(pool)
        let found = try await store.database.read { try PoolTable($0).require(id) }
        let followed = try await store.poolSources.find(of: id)
        return Output(
            source: followed.map(Source.init),
            usernameAttributes: found.settings.usernameAttributes.map(\.rawValue),
            secondFactors: found.settings.offeredSecondFactors.map(\.rawValue),
            providers: try await store.settings.providers(of: id).map(\.name))
    }
}
