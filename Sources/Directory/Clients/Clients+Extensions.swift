package import Kernel
import Storage

extension Clients {
    /// Changes the client's permissions beyond Cognito's settings. Writes nothing if the result is equal.
    ///
    /// - Throws: `MissingResource`, `InvalidInput` for a URL that may not be called or a name that may not be shown, or
    ///   `ClientRefusal.isPublic` if the result needs a secret that the client lacks.
    package func extend(
        _ id: ClientID, in pool: UserPoolID, change: @escaping @Sendable (inout ClientExtensions) throws -> Void
    ) async throws -> ClientExtensions {
        let instant = world.now()
        let extensions = try await database.write { tx in
            try PoolTable(tx).requireExistence(pool)
            var client = try ClientTable(tx).require(id, in: pool)
            let former = client.extensions
            try change(&client.extensions)
            guard client.extensions != former else { return former }
            try client.extensions.backChannelLogout?.check()
            if let name = client.extensions.displayName { try DisplayText.check(name) }
            guard client.isConfidential || !client.extensions.introspection else { throw ClientRefusal.isPublic(id) }
            client.modifiedAt = instant
            return try ClientTable(tx).update(client).extensions
        }
        cache.forget(id)
        return extensions
    }
}
