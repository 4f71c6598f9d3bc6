import Access
import Directory
import Kernel
import Keys
import SignIn
import Storage

/// A steward who works on the store itself.
struct HouseSteward: Steward {
    let cellar: Cellar
    let keys: KeyCabinet
    let outbox: Outbox

    init(_ house: House) {
        cellar = house.cellar
        keys = house.keys
        outbox = house.outbox
    }

    /// A steward of a house that nobody runs.
    init(_ cellar: Cellar) {
        self.cellar = cellar
        keys = KeyCabinet(
            database: cellar.database, world: cellar.world, sealer: cellar.sealer, crypto: CryptoPool(cellar.workers))
        outbox = Outbox(
            database: cellar.database, world: cellar.world, vault: cellar.vault, couriers: [:], keepsSent: true)
    }

    func createAccessKey(description: String) async throws -> Stewardship.NewKey {
        let new = try await cellar.accessKeys.create(description: description)
        return Stewardship.NewKey(id: new.key.id.rawValue, secret: new.secret.exposed)
    }

    func accessKeys() async throws -> [Stewardship.Key] {
        try await everyPage { try await cellar.accessKeys.list(after: $0) }.map { key in
            Stewardship.Key(
                id: key.id.rawValue, description: key.description, isActive: key.isActive,
                createdAt: CivilTime(key.createdAt).timestamp)
        }
    }

    func deleteAccessKey(_ id: String) async throws {
        try await cellar.accessKeys.delete(AccessKeyID(rawValue: id))
    }

    func rotateSigningKeys(of pool: String) async throws {
        try await keys.rotate(UserPoolID(rawValue: pool))
    }

    func pools() async throws -> [Stewardship.Pool] {
        let pools = try await everyPage { after in
            try await cellar.database.read { try PoolTable($0).list(after: after, limit: 60) }
        }
        return pools.map {
            Stewardship.Pool(id: $0.id.rawValue, name: $0.name, createdAt: CivilTime($0.createdAt).timestamp)
        }
    }

    func messages(limit: Int) async throws -> [InboxMessage] {
        try await outbox.recent(limit: limit).map { InboxMessage($0.message, sentAt: $0.sentAt) }
    }

    func close() async { await cellar.close() }

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
