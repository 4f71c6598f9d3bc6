package import Kernel
import Storage

/// The secrets of a client. Each authenticates it.
extension Clients {
    /// Adds a secret to a client that has one.
    ///
    /// - Parameter sealed: The secret, already sealed for the client.
    /// - Throws: `MissingResource`, `ClientRefusal.isPublic`, or `QuotaRefusal` if it has two.
    package func addSecret(_ sealed: [UInt8], to id: ClientID, in pool: UserPoolID) async throws -> ClientSecret {
        let secret = ClientSecret(id: world.shortID(), sealed: sealed, createdAt: world.now())
        try await changeSecrets(of: id, in: pool) { secrets in
            guard !secrets.isEmpty else { throw ClientRefusal.isPublic(id) }
            guard secrets.count < ClientSecret.maxCount else {
                throw QuotaRefusal.secretsPerClient(ClientSecret.maxCount)
            }
            secrets.append(secret)
        }
        return secret
    }

    /// Deletes one of two secrets of a client.
    ///
    /// - Throws: `MissingResource`, or `ClientRefusal.lastSecret` if it is the only one.
    package func removeSecret(_ secret: String, of id: ClientID, in pool: UserPoolID) async throws {
        try await changeSecrets(of: id, in: pool) { secrets in
            guard let index = secrets.firstIndex(where: { $0.id.hasSameBytes(as: secret) }) else {
                throw MissingResource("Client secret", id: secret)
            }
            guard secrets.count > 1 else { throw ClientRefusal.lastSecret }
            secrets.remove(at: index)
        }
    }

    /// Changes only the secrets, and does not check the settings again: a client keeps custom scopes whose resource
    /// server was deleted (UP-RS-08).
    private func changeSecrets(
        of id: ClientID, in pool: UserPoolID, _ change: @escaping @Sendable (inout [ClientSecret]) throws -> Void
    ) async throws {
        let instant = world.now()
        try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            var client = try ClientTable(tx).require(id, in: pool)
            try change(&client.secrets)
            client.modifiedAt = instant
            _ = try ClientTable(tx).update(client)
        }
        cache.forget(id)
    }
}
