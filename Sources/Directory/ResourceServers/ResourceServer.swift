package import Kernel

/// An API that access tokens of a pool are for, with the scopes that it distinguishes (UP-RS).
package struct ResourceServer: Sendable, Equatable {
    /// A custom scope: the right that a token grants (UP-RS-04).
    package struct Scope: Codable, Sendable, Equatable {
        /// The name, without a slash; unique in its server.
        package var name: String
        /// The administrator's description.
        package var description: String

        package init(name: String, description: String) {
            self.name = name
            self.description = description
        }
    }

    /// The server's pool.
    package var pool: UserPoolID
    /// Unique in the pool, often an https URL (UP-RS-03).
    package var identifier: String
    /// The display name (UP-RS-02).
    package var name: String
    /// The scopes, in the administrator's order; nil if never specified.
    package var scopes: [Scope]?
    /// When it was created.
    package var createdAt: Instant
    /// When it last changed.
    package var modifiedAt: Instant

    package init(
        pool: UserPoolID, identifier: String, name: String, scopes: [Scope]?, createdAt: Instant, modifiedAt: Instant
    ) {
        self.pool = pool
        self.identifier = identifier
        self.name = name
        self.scopes = scopes
        self.createdAt = createdAt
        self.modifiedAt = modifiedAt
    }

    /// The scopes as requests and tokens name them: `<identifier>/<scope>` (UP-RS-07, UP-ACS-20).
    package var scopeNames: [String] { (scopes ?? []).map { "\(identifier)/\($0.name)" } }

    /// Checks the scopes against the quota.
    ///
    /// - Throws: `QuotaRefusal` if there are too many, `InvalidInput` if two have the same name.
    func check(_ quotas: Quotas) throws {
        let scopes = scopes ?? []
        guard scopes.count <= quotas.scopesPerResourceServer else {
            throw QuotaRefusal.scopesPerResourceServer(quotas.scopesPerResourceServer)
        }
        guard Set(scopes.map { ByteKey($0.name) }).count == scopes.count else {
            throw InvalidInput("Duplicate scope names are not allowed in resource server \(identifier).")
        }
    }
}

extension [ResourceServer] {
    /// Every custom scope of the servers in full, for lookups by bytes.
    package var scopeNames: Set<ByteKey> { Set<ByteKey>(flatMap(\.scopeNames).map(ByteKey.init)) }
}
