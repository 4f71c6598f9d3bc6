import Synchronization
import Testing

@testable import HTTPServer

/// Which connections are accepted, and which are closed for them.
@Suite struct ConnectionTableTests {
    /// A table, and the names of the connections that it has closed.
    private final class Fixture: Sendable {
        let table: ConnectionTable
        private let names = Mutex<[String]>([])

        init(maximum: Int, maxPerAddress: Int? = nil) {
            table = ConnectionTable(maxCount: maximum, maxPerAddress: maxPerAddress)
        }

        var ended: [String] { names.withLock { $0 } }

        func add(_ name: String, from address: String = "192.0.2.1") -> ConnectionTable.ID? {
            table.add(from: address) { self.names.withLock { $0.append(name) } }
        }
    }

    @Test func `at the limit the connection that has waited longest for its client is closed`() throws {
        let fixture = Fixture(maximum: 3)
        let ids = try ["a", "b", "c"].map { try #require(fixture.add($0)) }
        fixture.table.markBusy(ids[0])
        fixture.table.markIdle(ids[0])
        #expect(fixture.add("d") != nil && fixture.ended == ["b"])
        #expect(fixture.add("e") != nil && fixture.ended == ["b", "c"])
        #expect(fixture.add("f") != nil && fixture.ended == ["b", "c", "a"])
    }

    @Test func `a connection with a request in progress is never closed, even if the table is full`() throws {
        let fixture = Fixture(maximum: 2)
        let ids = try ["a", "b"].map { try #require(fixture.add($0)) }
        ids.forEach(fixture.table.markBusy)
        #expect(fixture.add("c") == nil && fixture.ended.isEmpty)
        fixture.table.markIdle(ids[1])
        #expect(fixture.add("d") != nil && fixture.ended == ["b"])
        fixture.table.remove(ids[0])
        #expect(fixture.add("e") != nil && fixture.ended == ["b"], "the place of the first one is free")
    }

    @Test func `a connection that was asked to close but had received a request counts again`() throws {
        let fixture = Fixture(maximum: 1)
        let a = try #require(fixture.add("a"))
        #expect(fixture.add("b") != nil && fixture.ended == ["a"])
        fixture.table.markBusy(a)
        #expect(fixture.add("c") != nil && fixture.ended == ["a", "b"])
        #expect(fixture.add("d") == nil || fixture.ended == ["a", "b", "c"])
    }

    @Test func `an address has its own limit, and this machine has none`() throws {
        let fixture = Fixture(maximum: 100, maxPerAddress: 2)
        let first = try #require(fixture.add("a"))
        #expect(fixture.add("b") != nil && fixture.add("c") == nil && fixture.add("d", from: "192.0.2.2") != nil)
        fixture.table.remove(first)
        #expect(fixture.add("e") != nil && fixture.add("f") == nil)
        for address in ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1", ""] {
            for _ in 0..<5 { #expect(fixture.add("g", from: address) != nil, "\(address)") }
        }
    }

    @Test func `an IPv6 network counts as one address, and so do both spellings of an IPv4 address`() {
        let fixture = Fixture(maximum: 100, maxPerAddress: 1)
        #expect(fixture.add("a", from: "2001:db8::1") != nil && fixture.add("b", from: "2001:db8::ffff:1") == nil)
        #expect(fixture.add("c", from: "2001:db8:0:1::1") != nil)
        #expect(fixture.add("d", from: "192.0.2.7") != nil && fixture.add("e", from: "::ffff:192.0.2.7") == nil)
        #expect(fixture.add("f", from: "fe80::1%eth0") != nil && fixture.add("g", from: "fe80::2%eth0") == nil)
    }

    @Test func `many connections leave nothing behind`() throws {
        let fixture = Fixture(maximum: 10, maxPerAddress: 10)
        for round in 0..<5000 {
            let id = try #require(fixture.add("\(round)"))
            for _ in 0..<5 {
                fixture.table.markBusy(id)
                fixture.table.markIdle(id)
            }
            fixture.table.remove(id)
        }
        #expect(fixture.ended.isEmpty && fixture.table.queueLength < 100)
    }
}
