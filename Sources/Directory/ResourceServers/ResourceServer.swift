public import Kernel

/// An API that access tokens of a pool are for, with the scopes that it distinguishes (UP-RS).
public struct ResourceServer: Sendable, Equatable {
    /// A custom scope: the right that a token grants (UP-RS-04).
    public struct Scope: Codable, Sendable, Equatable {
        /// The name, without a slash; unique in its server.
        public var name: String
        /// The administrator's description.
        public var description: String

        /// A scope.
        public init(name: String, description: String) {
            self.name = name
            self.description = description
        }
    }

    /// The server's pool.
    public var pool: UserPoolID
    /// Unique in the pool, often an https URL (UP-RS-03).
    public var identifier: String
    /// The display name (UP-RS-02).
    public var name: String
    /// The scopes, in the administrator's order; nil if never specified.
    public var scopes: [Scope]?
    /// When it was created.
    public var createdAt: Instant
    /// When it last changed.
    public var modifiedAt: Instant

    /// A resource server's record.
    public init(
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
    public var scopeNames: [String] { (scopes ?? []).map { "\(identifier)/\($0.name)" } }

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
    public var scopeNames: Set<ByteKey> { Set<ByteKey>(flatMap(\.scopeNames).map(ByteKey.init)) }
}
