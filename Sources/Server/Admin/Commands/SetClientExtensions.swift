import Directory
import Kernel

/// Changes the operator's permissions for a client.
package struct SetClientExtensions: AdminCommand {
    let client: String
    let pool: String
    /// Members that are nil stay unchanged.
    let extensions: AdminProtocol.ClientExtensions

    package init(client: String, pool: String, extensions: AdminProtocol.ClientExtensions) {
        (self.client, self.pool, self.extensions) = (client, pool, extensions)
    }

    /// - Throws: `MissingResource` if the client does not exist, `InvalidInput`, and `ClientRefusal.isPublic` if the
    ///   client needs a secret.
    package func perform(on store: AdminStore) async throws -> AdminProtocol.ClientExtensions {
        AuditContext.note(ClientID(rawValue: client))
        return AdminProtocol.ClientExtensions(
            try await store.clients.extend(
                ClientID(rawValue: client), in: UserPoolID.noted(pool), change: extensions.apply))
    }
}
