import Storage
import TestKit
import Testing

@testable import StoragePostgres

/// A former primary takes no part any more.
@Suite struct TimelineCheckTests {
    @Test func `a server with an older timeline of the same cluster is refused`() throws {
        let check = TimelineCheck()
        try check.check(Timeline(cluster: "a", number: 4))
        try check.check(Timeline(cluster: "a", number: 4))
        #expect(check.failovers == 0)
        try check.check(Timeline(cluster: "a", number: 5))
        #expect(check.failovers == 1)
        #expect(throws: PostgresError.self) { try check.check(Timeline(cluster: "a", number: 4)) }
        try check.check(Timeline(cluster: "a", number: 5))
        #expect(check.failovers == 1)
    }

    @Test func `another cluster begins anew`() throws {
        let check = TimelineCheck()
        try check.check(Timeline(cluster: "a", number: 9))
        try check.check(Timeline(cluster: "b", number: 1))
        #expect(throws: Never.self) { try check.check(Timeline(cluster: "b", number: 1)) }
        #expect(check.failovers == 0)
    }

    @Test(.enabled(if: Engine.available.contains(.postgres))) func `the timeline of a server can be read`() async throws
    {
        let db = try await Engine.postgres.empty()
        let row = try await db.read { tx in
            try tx.first(
                """
                SELECT ('x' || substr(pg_walfile_name(pg_current_wal_lsn()), 1, 8))::bit(32)::bigint AS number,
                    has_function_privilege('public', 'pg_control_system()', 'EXECUTE') AS anyone
                FROM pg_control_system()
                """)
        }
        #expect(try row?.value("number", as: Int.self) == 1 && row?.value("anyone", as: Bool.self) == true)
    }
}
