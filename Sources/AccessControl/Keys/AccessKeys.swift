public import Cryptography
public import Kernel
public import Storage

/// The keys that may sign requests: the one of the environment, and those in the store.
///
/// Each may do everything. Narrower rights come with policies.
public struct AccessKeys: Sendable {
    private let database: any Database
    private let sealer: Sealer
    private let world: World
    private let root: RootKey?

    /// The keys in `database`, and `root` where the environment gives one.
    public init(database: any Database, sealer: Sealer, world: World, root: RootKey? = nil) {
        self.database = database
        self.sealer = sealer
        self.world = world
        self.root = root
    }

    /// Makes a key. Its secret is shown this once.
    ///
    /// Throws `Refusal.invalid` where `description` is longer than 256 characters.
    public func create(description: String) async throws -> NewAccessKey {
        guard description.unicodeScalars.count <= 256 else {
            throw Refusal.invalid("The description has more than 256 characters.")
        }
        let new = draw(description)
        let sealed = try seal(new.secret, of: new.key.id)
        try await database.write { try AccessKeyTable($0).insert(new.key, sealedSecret: sealed) }
        return new
    }

    /// Makes the first key, where neither the environment nor the store has one; nil where one is there.
    ///
    /// Of several nodes that start at once one makes it.
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

    /// The stored keys, in the order of their ids, without their secrets.
    public func list(after: Cursor? = nil, limit: Int = 60) async throws -> Page<AccessKey> {
        try await database.read { try AccessKeyTable($0).list(after: after, limit: limit) }
    }

    /// Lets a key sign, or no longer. Throws `Refusal` with reason `.notFound` where it is not in the store.
    public func setActive(_ active: Bool, _ id: AccessKeyID) async throws {
        guard try await database.write({ try AccessKeyTable($0).setActive(active, id) }) else { throw Self.missing(id) }
    }

    /// Takes a key away for good. Throws `Refusal` with reason `.notFound` where it is not in the store.
    public func delete(_ id: AccessKeyID) async throws {
        guard try await database.write({ try AccessKeyTable($0).delete(id) }) else { throw Self.missing(id) }
    }

    /// The secret of a key that may sign; nil for every other. It is asked anew for each request, so that a key that
    /// was taken away is gone at once.
    func secret(of id: AccessKeyID) async throws -> Secret<String>? {
        if let root, root.id.rawValue.utf8.elementsEqual(id.rawValue.utf8) { return root.secret }
        guard id.isPlausible, let sealed = try await database.read({ try AccessKeyTable($0).sealedSecret(of: id) })
        else { return nil }
        return Secret(String(decoding: try sealer.open(sealed, for: .accessKey, in: [id.rawValue]), as: UTF8.self))
    }

    /// Seals anew what an older key sealed. Returns how many secrets that were.
    public func reseal() async throws -> Int {
        var (count, last): (Int, AccessKeyID?) = (0, nil)
        while true {
            let after = last
            let (resealed, next) = try await database.write { tx in try self.resealSome(in: tx, after: after) }
            count += resealed
            guard let next else { return count }
            last = next
        }
    }

    private func resealSome(in tx: any Transaction, after: AccessKeyID?) throws -> (Int, AccessKeyID?) {
        let keys = AccessKeyTable(tx)
        let some = try keys.sealed(after: after, limit: 100)
        let stale = some.filter { sealer.isStale($0.sealed) }
        for entry in stale {
            let plain = try sealer.open(entry.sealed, for: .accessKey, in: [entry.id.rawValue])
            try keys.replace(sealer.seal(plain, for: .accessKey, in: [entry.id.rawValue]), of: entry.id)
        }
        return (stale.count, some.count == 100 ? some.last?.id : nil)
    }

    private func draw(_ description: String) -> NewAccessKey {
        let id = AccessKeyID(rawValue: "AKIA" + world.text(of: 16, from: "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"))
        let key = AccessKey(id: id, description: description, isActive: true, createdAt: world.now())
        return NewAccessKey(key: key, secret: Secret(Base64.encode(world.bytes(30))))
    }

    private func seal(_ secret: Secret<String>, of id: AccessKeyID) throws -> [UInt8] {
        try sealer.seal(Array(secret.exposed.utf8), for: .accessKey, in: [id.rawValue])
    }

    private static func missing(_ id: AccessKeyID) -> Refusal { .missing("Access key", id.rawValue) }
}
