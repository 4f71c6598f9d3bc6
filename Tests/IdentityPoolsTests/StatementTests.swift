import Kernel
import Storage
import TestKit
import Testing

@testable import IdentityPools

/// No statement reads more than it needs, so that a million identities are no slower than ten thousand.
@Suite struct StatementTests {
    @Test(arguments: Engine.available)
    func `no operation scans a whole table`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.identityPool { $0.developerProvider = "login.example.com" }
        recorder.forget()
        let identities = server.identities
        let one = Login(.external, provider: "accounts.google.com", subject: "g-1")
        let developer = Login(.developer, provider: "login.example.com", subject: "ann")
        let user = try await identities.identity(with: [one], in: pool.id)
        let device = try await identities.unauthenticated(in: pool)
        _ = try await identities.resolve(device, with: [one])
        let ann = try await identities.identity(of: developer, with: [], as: nil, in: pool.id)
        _ = try await identities.lookUp(ann, developer: developer, in: pool.id)
        _ = try await identities.merge(developer, into: developer, in: pool.id)
        try await identities.unlink(developer, from: ann, in: pool.id)
        for hides in [true, false] {
            let page = try await identities.list(in: pool.id, hidesDisabled: hides, after: nil, limit: 1)
            _ = try await identities.list(in: pool.id, hidesDisabled: hides, after: page.next, limit: 60)
        }
        try await identities.unlink(["accounts.google.com"], from: user, proven: [one])
        _ = try await identities.delete([user], in: "eu-test-1")
        let pools = server.identityPools()
        _ = try await pools.list(in: "eu-test-1", after: nil, limit: 60)
        try await pools.changeTags(of: pool.id) { $0["a"] = "b" }
        #expect(recorder.statements.count > 12)
        for statement in recorder.statements {
            let scans = try await recorder.fullScans(of: statement)
            #expect(scans.isEmpty, "\(scans) \(statement.rendered(for: .sqlite).text)")
        }
    }

    // A list that sorts all identities before returning sixty would be as slow as a scan.
    @Test(arguments: Engine.available)
    func `lists come in the order of an index`(on engine: Engine) async throws {
        let (server, recorder) = try await TestServer.recorded(engine)
        let pool = try await server.identityPool()
        for hides in [true, false] {
            _ = try await server.identities.list(in: pool.id, hidesDisabled: hides, after: nil, limit: 60)
        }
        for statement in recorder.statements where statement.rendered(for: .sqlite).text.contains("ORDER BY") {
            let plan = try await recorder.plan(of: statement).joined(separator: "\n")
            #expect(!plan.contains("TEMP B-TREE") && !plan.contains("\"Sort\""), "\(plan)")
        }
    }

    // LIM-FED-01
    @Test(arguments: Engine.available)
    func `a deleted pool leaves nothing, however many identities it had`(on engine: Engine) async throws {
        let server = try await TestServer(engine)
        let (pool, other) = (try await server.identityPool(), try await server.identityPool())
        try await server.database.write { [now = server.clock.now, world = server.world] tx in
            for pool in [pool.id, other.id] {
                let linking = IdentityLinking(tx: tx, pool: pool, now: now, data: .none)
                for number in 0..<1200 {
                    _ = try linking.create(
                        .fresh(in: "eu-test-1", from: world),
                        with: [Login(.external, provider: "accounts.google.com", subject: "\(number)")])
                }
            }
        }
        try await server.identityPools().remove(pool.id)
        let counts = try await server.database.read { try RowCountTable($0).counts { $0.owner == .identityPool } }
            .filter { !$0.key.utf8.starts(with: "sync_".utf8) }
        #expect(
            counts == [
                "identity_pools": 1, "identities": 1200, "identity_logins": 1200, "guest_tags": 0, "deleted_guests": 0,
                "identity_pool_imports": 0, "identity_pool_import_rows": 0,
            ])
        await #expect(throws: IdentityPoolRefusal.notFound(pool.id)) {
            try await server.identityPools().require(pool.id)
        }
        try await server.identityPools().sweep()
        let removed = try await server.database.read { try RemovedIdentityPoolTable($0).all() }
        #expect(removed.isEmpty)
    }
}
