package import Kernel
package import Storage

/// Checks the rows of a pool that is imported, before each is inserted.
package struct ImportedIdentities: Sendable {
    private let identities: Identities

    /// Checks rows that become rows of `identities`.
    package init(_ identities: Identities) { self.identities = identities }

    /// A check of the rows of a transaction, in the order in which they are inserted.
    ///
    /// The row of an identity comes before its logins and data. A guest without a row who has data gets one, because
    /// the id alone says nothing to this store.
    ///
    /// - Returns: A function that throws `InvalidInput` if a row cannot belong to `pool`.
    package func check(of pool: IdentityPoolID) -> (NamedRow, any Transaction) throws -> Void {
        var known: Set<IdentityID> = []
        return { row, tx in
            guard row.values["identity_id"] != nil else { return try Self.check(settings: row) }
            let id = IdentityID(rawValue: row.text("identity_id") ?? "")
            guard id.isPlausible, id.region.hasSameBytes(as: pool.region) else {
                throw InvalidInput("the id of an identity does not begin with the pool's region")
            }
            switch Table(rawValue: row.table) {
            case .identities: try requireOwn(id, in: pool, tx)
            case .deletedGuests: return
            case .logins: try Self.check(login: row, exists: try known.contains(id) || has(id, in: pool, tx))
            case nil: if !known.contains(id), try !has(id, in: pool, tx) { try keepGuest(id, in: pool, tx) }
            }
            known.insert(id)
        }
    }

    /// The tables of this module with rows of identities.
    private enum Table: String {
        case identities
        case logins = "identity_logins"
        case deletedGuests = "deleted_guests"
    }

    /// A record's version is its number of changes.
    private static let maxVersion: Int64 = 1 << 60

    private static func check(settings row: NamedRow) throws {
        guard let version = row.integer("version") else { return }
        guard (1...maxVersion).contains(version) else {
            throw InvalidInput("the version of the pool is not a number of changes")
        }
    }

    private static func check(login row: NamedRow, exists: Bool) throws {
        guard exists else { throw InvalidInput("a login is of an identity that the snapshot does not have") }
        guard let kind = row.text("kind").flatMap(Login.Kind.init(rawValue:)), let key = row.text("login_key"),
            let provider = row.text("provider"), let subject = row.text("subject"),
            try Login(kind, provider: provider, subject: subject).key.hasSameBytes(as: key)
        else { throw InvalidInput("the key of a login is not the key of its user") }
    }

    /// The id of a guest of another pool must not become one of this pool.
    private func requireOwn(_ id: IdentityID, in pool: IdentityPoolID, _ tx: any Transaction) throws {
        if let owner = try identities.guests(tx).pool(of: id), owner != pool {
            throw InvalidInput("an identity is of another pool of this store")
        }
    }

    private func has(_ id: IdentityID, in pool: IdentityPoolID, _ tx: any Transaction) throws -> Bool {
        try IdentityTable(tx).exists(id, in: pool)
    }

    private func keepGuest(_ id: IdentityID, in pool: IdentityPoolID, _ tx: any Transaction) throws {
        try requireOwn(id, in: pool, tx)
        try IdentityTable(tx).insert(
            FederatedIdentity(pool: pool, id: id, isAuthenticated: false, createdAt: identities.world.now()))
    }
}
