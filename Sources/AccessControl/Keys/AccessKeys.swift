package import Cryptography
package import Kernel
package import Storage

/// The access keys of the account itself: the root key from the environment, and those in the database. Each may
/// perform everything. This type also finds the principal of any stored key.
package struct AccessKeys: Sendable {
    private let database: any Database
    private let sealer: Sealer
    private let world: World
    private let root: RootKey?

    /// The keys in `database`, and `root` if the environment supplies one.
    package init(database: any Database, sealer: Sealer, world: World, root: RootKey? = nil) {
        self.database = database
        self.sealer = sealer
        self.world = world
        self.root = root
    }

    /// Creates a key. Its secret is returned only here.
    ///
    /// - Throws: `InvalidInput` if `description` is longer than 256 characters.
    package func create(description: String) async throws -> NewAccessKey {
        guard description.unicodeScalars.count <= 256 else {
            throw InvalidInput("The description has more than 256 characters.")
        }
        let new = NewAccessKey(world, description: description)
        AuditContext.note(accessKeyID: new.key.id.rawValue)
        let sealed = try new.sealedSecret(by: sealer)
        try await database.write { try AccessKeyTable($0).insert(new.key, sealedSecret: sealed) }
        return new
    }

    /// Creates the first key; nil if the environment or the database already has one. If several nodes start at once,
    /// one creates it.
    package func createFirst(description: String) async throws -> NewAccessKey? {
        guard root == nil else { return nil }
        let new = NewAccessKey(world, description: description)
        let sealed = try new.sealedSecret(by: sealer)
        return try await database.write { tx in
            let keys = AccessKeyTable(tx)
            guard try keys.list(of: nil, after: nil, limit: 1).items.isEmpty else { return nil }
            try keys.insert(new.key, sealedSecret: sealed)
            return new
        }
    }

    /// The account's stored keys, ordered by id, without their secrets.
    package func list(after: Cursor? = nil, limit: Int = 60) async throws -> Page<AccessKey> {
        try await database.read { try AccessKeyTable($0).list(of: nil, after: after, limit: limit) }
    }

    /// Whether a key with this id exists, active or not.
    package func contains(_ id: AccessKeyID) async throws -> Bool {
        if let root, root.id.rawValue.hasSameBytes(as: id.rawValue) { return true }
        guard id.isPlausible else { return false }
        return try await database.read { try AccessKeyTable($0).contains(id) }
    }

    /// Activates or deactivates a key.
    ///
    /// - Throws: `MissingResource` if it is not stored.
    package func setActive(_ active: Bool, for id: AccessKeyID) async throws {
        guard try await database.write({ try AccessKeyTable($0).setActive(active, for: id, of: nil) }) else {
            throw Self.missing(id)
        }
    }

    /// Deletes a key permanently.
    ///
    /// - Throws: `MissingResource` if it is not stored.
    package func delete(_ id: AccessKeyID) async throws {
        if id.isPlausible { AuditContext.note(accessKeyID: id.rawValue) }
        guard try await database.write({ try AccessKeyTable($0).delete(id, of: nil) }) else { throw Self.missing(id) }
    }

    /// The principal of an active key; nil for any other key. It is not cached, so a deleted key stops working
    /// immediately.
    func credential(_ id: AccessKeyID) async throws -> StoredCredential? {
        if let root, root.id.rawValue.hasSameBytes(as: id.rawValue) {
            return StoredCredential(secret: root.secret, isStored: false)
        }
        guard id.isPlausible, let found = try await database.read({ try AccessKeyTable($0).credential(id) })
        else { return nil }
        let secret = try sealer.open(found.sealedSecret, for: .accessKey, in: [id.rawValue])
        return StoredCredential(
            secret: Secret(String(decoding: secret, as: UTF8.self)), user: found.user, lastUsedAt: found.lastUsedAt,
            isStored: true)
    }

    private static func missing(_ id: AccessKeyID) -> MissingResource { MissingResource("Access key", id: id.rawValue) }
}
