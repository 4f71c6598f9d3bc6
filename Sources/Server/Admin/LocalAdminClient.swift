import AccessControl
import Cryptography
import Directory
import Kernel
import Messaging
import Pages
import Storage
import Tokens

/// Works directly on the store.
struct LocalAdminClient: AdminClient {
    let store: OpenStore
    let keys: SigningKeyStore
    let outbox: Outbox

    init(_ server: MartletServer) {
        store = server.store
        keys = server.keys
        outbox = server.outbox
    }

    /// Creates a client of a store that no server uses.
    init(_ store: OpenStore) {
        self.store = store
        keys = SigningKeyStore(
            database: store.database, world: store.world, sealer: store.sealer, crypto: CryptoPool(store.workers))
        outbox = Outbox(
            database: store.database, world: store.world, cipher: store.cipher, senders: [:], keepsSent: true)
    }

    func createAccessKey(description: String) async throws -> AdminProtocol.NewKey {
        let new = try await store.accessKeys.create(description: description)
        return AdminProtocol.NewKey(id: new.key.id.rawValue, secret: new.secret.exposed)
    }

    func accessKeys() async throws -> [AdminProtocol.Key] {
        try await everyPage { try await store.accessKeys.list(after: $0) }.map { key in
            AdminProtocol.Key(
                id: key.id.rawValue, description: key.description, isActive: key.isActive,
                createdAt: CivilTime(key.createdAt).timestamp)
        }
    }

    func deleteAccessKey(_ id: String) async throws {
        try await store.accessKeys.delete(AccessKeyID(rawValue: id))
    }

    func rotateSigningKeys(of pool: String) async throws {
        try await keys.rotate(UserPoolID(rawValue: pool))
    }

    func pools() async throws -> [AdminProtocol.Pool] {
        let pools = try await everyPage { after in
            try await store.database.read { try PoolTable($0).list(after: after, limit: 60) }
        }
        return pools.map {
            AdminProtocol.Pool(id: $0.id.rawValue, name: $0.name, createdAt: CivilTime($0.createdAt).timestamp)
        }
    }

    func messages(limit: Int) async throws -> [InboxMessage] {
        try await outbox.recent(limit: limit).map { InboxMessage($0.message, sentAt: $0.sentAt) }
    }

    func close() async { await store.close() }

    private func everyPage<Item>(_ page: (Cursor?) async throws -> Page<Item>) async throws -> [Item] {
        var (items, after): ([Item], Cursor?) = ([], nil)
        repeat {
            let found = try await page(after)
            items += found.items
            after = found.next
        } while after != nil
        return items
    }
}
