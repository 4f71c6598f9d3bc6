import Directory
import Kernel

/// The operator's permissions for a client of a pool.
package struct GetClientExtensions: AdminCommand {
    let client: String
    let pool: String

    package init(client: String, pool: String) { (self.client, self.pool) = (client, pool) }

    /// - Throws: `MissingResource` if the client does not exist.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.ClientExtensions {
        let found = try await store.clients.require(ClientID(rawValue: client), in: UserPoolID.noted(pool))
        return AdminProtocol.ClientExtensions(found.extensions)
    }
}
