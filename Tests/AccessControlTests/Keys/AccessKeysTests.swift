import AccessControl
import Cryptography
import Kernel
import Storage
import Synchronization
import TestKit
import Testing
import UserPoolsModel
import Wire
import WireRuntime

struct AccessKeysTests {
    /// A world whose random bytes never repeat.
    private static func world() -> World {
        let count = Mutex<UInt64>(0)
        return World(now: { Sample.now }) { wanted in
            (0..<wanted).map { _ in
                count.withLock {
                    $0 &+= 0x9E37_79B9_7F4A_7C15
                    return UInt8(truncatingIfNeeded: ($0 ^ ($0 >> 29)) &* 0xBF58_476D_1CE4_E5B9 >> 56)
                }
            }
        }
    }

    private let world = world()

    private func keys(_ database: any Database, _ sealing: SealingKeys) -> AccessKeys {
        AccessKeys(database: database, sealer: Sealer(sealing, world: world), world: world)
    }

    private func sealing() throws -> SealingKeys {
        try SealingKeys(text: SealingKeys.makeText(from: world), source: "test")
    }

    private func mayEnter(_ key: NewAccessKey, _ keys: AccessKeys) async throws -> Bool {
        let access = SignatureAuthentication(keys: keys, world: world, region: Sample.region, accountID: "123456789012")
        let request = Sample.signed(key: key.key.id.rawValue, secret: key.secret)
        do {
            _ = try await access.signer(of: request, for: ListUserPoolsInput.operation)
            return true
        } catch let fault as ServiceError where fault.code == .unrecognizedClient {
            return false
        }
    }

    @Test(arguments: Engine.available)
    func `a key works from creation until it is deactivated or deleted`(on engine: Engine) async throws {
        let keys = keys(try await engine.freshDatabase(), try sealing())
        let key = try await keys.create(description: "build server")
        #expect(key.key.id.rawValue.utf8.count == 20 && key.key.id.rawValue.hasPrefix("AKIA"))
        #expect(key.secret.exposed.utf8.count == 40)
        #expect(try await mayEnter(key, keys))

        try await keys.setActive(false, for: key.key.id)
        #expect(try await !mayEnter(key, keys))
        try await keys.setActive(true, for: key.key.id)
        #expect(try await mayEnter(key, keys))
        try await keys.delete(key.key.id)
        #expect(try await !mayEnter(key, keys))
    }

    @Test(arguments: Engine.available)
    func `a missing key cannot be changed`(on engine: Engine) async throws {
        let keys = keys(try await engine.freshDatabase(), try sealing())
        let id = AccessKeyID(rawValue: "AKIAUNKNOWNUNKNOWN00")
        await #expect(throws: MissingResource("Access key", id: id.rawValue)) { try await keys.delete(id) }
        await #expect(throws: MissingResource("Access key", id: id.rawValue)) {
            try await keys.setActive(false, for: id)
        }
    }

    @Test(arguments: Engine.available)
    func `pages list every key once, without its secret`(on engine: Engine) async throws {
        let keys = keys(try await engine.freshDatabase(), try sealing())
        var made: Set<AccessKey> = []
        for number in 0..<5 { made.insert(try await keys.create(description: "key \(number)").key) }
        var (seen, next): ([AccessKey], Cursor?) = ([], nil)
        repeat {
            let page = try await keys.list(after: next, limit: 2)
            seen += page.items
            next = page.next
        } while next != nil
        #expect(seen.count == 5 && Set(seen) == made)
    }

    @Test(arguments: Engine.available)
    func `of many nodes that start at once one creates the first key`(on engine: Engine) async throws {
        let keys = keys(try await engine.freshDatabase(), try sealing())
        let made = try await withThrowingTaskGroup(of: NewAccessKey?.self) { group in
            for _ in 0..<8 { group.addTask { try await keys.createFirst(description: "root") } }
            return try await group.reduce(into: []) { $0 += [$1].compactMap { $0 } }
        }
        #expect(made.count == 1)
        #expect(try await keys.list().items.count == 1)
        #expect(try await keys.createFirst(description: "root") == nil)
    }

    @Test func `with a key from the environment no first key is created`() async throws {
        let keys = AccessKeys(
            database: try await Engine.sqliteFile.freshDatabase(), sealer: Sealer(try sealing(), world: world),
            world: world, root: try RootKey(id: "root_key", secret: Secret("0123456789abcdef")))
        #expect(try await keys.createFirst(description: "root") == nil)
        #expect(try await keys.list().items.isEmpty)
    }

    @Test(arguments: [
        ("", "0123456789abcdef"), ("ab", "0123456789abcdef"), ("a/b", "0123456789abcdef"), ("root", "0123456789abcde"),
        ("root", "0123456789 abcdef"), ("root", "0123456789abcdé!"), ("root", String(repeating: "a", count: 129)),
    ])
    func `a weak or malformed key from the environment is refused`(_ id: String, _ secret: String) {
        #expect(throws: InvalidInput.self) { try RootKey(id: id, secret: Secret(secret)) }
    }

    @Test(arguments: Engine.available)
    func `the database holds no plain secret`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let key = try await keys(database, try sealing()).create(description: "")
        let sealed: [UInt8] = try #require(
            try await database.read { try $0.first("SELECT sealed_secret FROM access_keys")?.value("sealed_secret") })
        #expect(!String(decoding: sealed, as: UTF8.self).contains(key.secret.exposed))
        #expect(sealed.count == Sealer.overhead + 40)
    }

    @Test(arguments: Engine.available)
    func `one row's secret does not open in another row`(on engine: Engine) async throws {
        let (database, sealing) = (try await engine.freshDatabase(), try sealing())
        let keys = keys(database, sealing)
        let (mine, theirs) = (try await keys.create(description: "mine"), try await keys.create(description: "theirs"))
        try await database.write { tx in
            try tx.execute(
                """
                UPDATE access_keys SET sealed_secret =
                    (SELECT sealed_secret FROM access_keys WHERE access_key_id = \(mine.key.id))
                WHERE access_key_id = \(theirs.key.id)
                """)
        }
        let access = SignatureAuthentication(keys: keys, world: world, region: Sample.region, accountID: "123456789012")
        let forged = Sample.signed(key: theirs.key.id.rawValue, secret: mine.secret)
        await #expect(throws: SealingError.unreadable) {
            try await access.signer(of: forged, for: ListUserPoolsInput.operation)
        }
    }

    @Test(arguments: Engine.available)
    func `after resealing the old sealing key is not needed`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let (old, new) = (SealingKeys.makeText(from: world), SealingKeys.makeText(from: world))
        let key = try await keys(database, SealingKeys(text: old, source: "test")).create(description: "")
        let secret = try await KeyedHashSecrets(database: database).load(
            Sealer(SealingKeys(text: old, source: "test"), world: world), world: world)

        let both = try SealingKeys(text: Secret("\(new.exposed),\(old.exposed)"), source: "test")
        let resealing = Resealing(database: database, tables: Engine.tables, sealer: Sealer(both, world: world))
        #expect(try await resealing.reseal() == 2)

        let alone = try SealingKeys(text: new, source: "test")
        #expect(try await mayEnter(key, keys(database, alone)))
        let kept = try await KeyedHashSecrets(database: database).load(Sealer(alone, world: world), world: world)
        #expect(
            KeyedHash(kept).hash("a", for: .code, in: []) == KeyedHash(secret).hash("a", for: .code, in: []))
    }

    @Test(arguments: Engine.available)
    func `a database keeps its secret, and a wrong sealing key is detected`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let (secrets, sealing) = (KeyedHashSecrets(database: database), try sealing())
        #expect(try await !secrets.exist())
        let first = try await secrets.load(Sealer(sealing, world: world), world: world)
        #expect(try await secrets.exist())
        let again = try await secrets.load(Sealer(sealing, world: world), world: world)
        #expect(
            KeyedHash(first).hash("a", for: .code, in: []) == KeyedHash(again).hash("a", for: .code, in: []))
        let other = Sealer(try self.sealing(), world: world)
        await #expect(throws: SealingError.unreadable) { try await secrets.load(other, world: world) }
    }
}
