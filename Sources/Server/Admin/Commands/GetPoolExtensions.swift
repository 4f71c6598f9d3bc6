import Directory
import Kernel
import Storage

/// The operator's settings for a pool beyond Cognito's.
package struct GetPoolExtensions: AdminCommand {
    let pool: String

    package init(pool: String) { self.pool = pool }

    /// - Throws: `MissingResource` if the pool does not exist.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.PoolExtensions {
        let id = UserPoolID.noted(pool)
        return AdminProtocol.PoolExtensions(
            try await store.database.read { try PoolTable($0).require(id) }.extensions)
    }
}
