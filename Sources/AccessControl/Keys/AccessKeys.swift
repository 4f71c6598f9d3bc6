public import Cryptography
public import Kernel
public import Storage

/// The access keys: the root key from the environment, and those in the database. Each may do everything.
public struct AccessKeys: Sendable {
    private let database: any Database
    private let sealer: Sealer
    private let world: World
    private let root: RootKey?

    /// The keys in `database`, and `root` if the environment supplies one.
    public init(database: any Database, sealer: Sealer, world: World, root: RootKey? = nil) {
        self.database = database
        self.sealer = sealer
        self.world = world
        self.root = root
    }

    /// Creates a key. Its secret is returned only here.
    ///
    /// - Throws: `InvalidInput` if `description` is longer than 256 characters.
    public func create(description: String) async throws -> NewAccessKey {
        guard description.unicodeScalars.count <= 256 else {
            throw InvalidInput("The description has more than 256 characters.")
        }
        let new = draw(description)
        AuditContext.note(accessKeyID: new.key.id.rawValue)
        let sealed = try seal(new.secret, of: new.key.id)
        try await database.write { try AccessKeyTable($0).insert(new.key, sealedSecret: sealed) }
        return new
    }

    /// Creates the first key; nil if the environment or the database already has one. If several nodes start at once,
    /// one creates it.
    public func createFirst(description: String) async throws -> NewAccessKey? {
        guard root == nil else { return nil }
        let new = draw(description)
        let sealed = try seal(new.secret, of: new.key.id)
        return try await database.write { tx in
            let keys = AccessKeyTable(tx)
            guard try keys.isEmpty() else { return nil }
            try keys.insert(new.key, sealedSecret: sealed)
            return new
        }
    }

    /// The stored keys, ordered by id, without their secrets.
    public func list(after: Cursor? = nil, limit: Int = 60) async throws -> Page<AccessKey> {
        try await database.read { try AccessKeyTable($0).list(after: after, limit: limit) }
    }

    /// Whether there is a key of this id, active or not.
    public func contains(_ id: AccessKeyID) async throws -> Bool {
        if let root, root.id.rawValue.hasSameBytes(as: id.rawValue) { return true }
        guard id.isPlausible else { return false }
        return try await database.read { try AccessKeyTable($0).contains(id) }
    }

    /// Activates or deactivates a key.
    ///
    /// - Throws: `MissingResource` if it is not stored.
    public func setActive(_ active: Bool, _ id: AccessKeyID) async throws {
        guard try await database.write({ try AccessKeyTable($0).setActive(active, id) }) else { throw Self.missing(id) }
    }

    /// Deletes a key permanently.
    ///
    /// - Throws: `MissingResource` if it is not stored.
    public func delete(_ id: AccessKeyID) async throws {
        if id.isPlausible { AuditContext.note(accessKeyID: id.rawValue) }
        guard try await database.write({ try AccessKeyTable($0).delete(id) }) else { throw Self.missing(id) }
    }

    /// The secret of an active key; nil for any other. It is not cached, so a deleted key stops working at once.
    func secret(of id: AccessKeyID) async throws -> Secret<String>? {
        if let root, root.id.rawValue.utf8.elementsEqual(id.rawValue.utf8) { return root.secret }
        guard id.isPlausible, let sealed = try await database.read({ try AccessKeyTable($0).sealedSecret(of: id) })
        else { return nil }
        return Secret(String(decoding: try sealer.open(sealed, for: .accessKey, in: [id.rawValue]), as: UTF8.self))
    }

    private func draw(_ description: String) -> NewAccessKey {
        let id = AccessKeyID(rawValue: "AKIA" + world.text(of: 16, from: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"))
        let key = AccessKey(id: id, description: description, isActive: true, createdAt: world.now())
        return NewAccessKey(key: key, secret: Secret(Base64.encode(world.bytes(30))))
    }

    private func seal(_ secret: Secret<String>, of id: AccessKeyID) throws -> [UInt8] {
        try sealer.seal(Array(secret.exposed.utf8), for: .accessKey, in: [id.rawValue])
    }

    private static func missing(_ id: AccessKeyID) -> MissingResource { MissingResource("Access key", id.rawValue) }
}
