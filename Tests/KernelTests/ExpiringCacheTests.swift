import Kernel
import Testing

/// Records that are read at most once a second.
@Suite struct ExpiringCacheTests {
    private struct Unreadable: Error {}

    /// A cache with a clock, and a store that numbers its reads.
    private struct Fixture {
        let time = Locked(Instant(seconds: 1_000))
        let reads = Locked<[String]>([])
        let fails = Locked(false)
        let cache: ExpiringCache<String, Int>

        init(capacity: Int = 100) {
            cache = ExpiringCache(now: { [time] in time.read { $0 } }, capacity: capacity)
        }

        /// The number of the read that `key` comes from.
        func value(_ key: String) async throws -> Int {
            try await cache.value(for: key) { [reads, fails] in
                await Task.yield()
                let count = reads.change { reads in
                    reads.append(key)
                    return reads.count
                }
                if fails.read({ $0 }) { throw Unreadable() }
                return count
            }
        }

        func advance(microseconds: Int64) { time.change { $0.microseconds += microseconds } }
    }

    @Test func `a record is read again after a second`() async throws {
        let fixture = Fixture()
        for _ in 0..<3 { #expect(try await fixture.value("a") == 1) }
        fixture.advance(microseconds: 999_999)
        #expect(try await fixture.value("a") == 1)
        fixture.advance(microseconds: 1)
        #expect(try await fixture.value("a") == 2)
        #expect(try await fixture.value("b") == 3)
    }

    @Test func `callers at the same time share one read`() async throws {
        let fixture = Fixture()
        let values = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<50 { group.addTask { try await fixture.value("a") } }
            return try await group.reduce(into: Set()) { $0.insert($1) }
        }
        #expect(values == [1] && fixture.reads.read { $0 } == ["a"])
    }

    @Test func `a failed read is not kept`() async throws {
        let fixture = Fixture()
        fixture.fails.change { $0 = true }
        for _ in 0..<2 { await #expect(throws: Unreadable.self) { try await fixture.value("a") } }
        fixture.fails.change { $0 = false }
        #expect(try await fixture.value("a") == 3)
    }

    @Test func `a record is read again once it is forgotten`() async throws {
        let fixture = Fixture()
        _ = try await (fixture.value("a"), fixture.value("b"))
        fixture.cache.forget("a")
        #expect(try await fixture.value("a") == 3)
        #expect(try await fixture.value("b") == 2)
        fixture.cache.forgetAll()
        #expect(try await fixture.value("b") == 4)
    }

    @Test func `a record forgotten while it is read is not kept, even if the clock stands still`() async throws {
        let fixture = Fixture()
        let value = try await fixture.cache.value(for: "a") {
            fixture.cache.forget("a")
            // The next reader must not get this one's record afterwards.
            return try await fixture.value("a") - 1
        }
        #expect(value == 0)
        #expect(try await fixture.value("a") == 1)
    }

    @Test func `a clock that is put back makes records stale`() async throws {
        let fixture = Fixture()
        #expect(try await fixture.value("a") == 1)
        fixture.advance(microseconds: -1)
        #expect(try await fixture.value("a") == 2)
    }

    @Test func `a full cache drops stale records, or else all`() async throws {
        let fixture = Fixture(capacity: 2)
        #expect(try await fixture.value("a") == 1)
        fixture.advance(microseconds: 600_000)
        #expect(try await fixture.value("b") == 2)
        fixture.advance(microseconds: 600_000)
        #expect(try await fixture.value("c") == 3)
        #expect(try await fixture.value("b") == 2)
        #expect(try await fixture.value("d") == 4)
        #expect(try await fixture.value("b") == 5)
    }
}
