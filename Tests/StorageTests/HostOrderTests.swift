import Foundation
import Kernel
import Storage
import TestKit
import Testing

@testable import StoragePostgres

/// In which order the servers of an address are tried.
@Suite struct HostOrderTests {
    private static let url = "postgres://a:1,b:2,c:3/x"

    private static func hosts(_ order: HostOrder, _ url: String = url) throws -> String? {
        try order.ordered(PostgresAddress(url)).words["host"]
    }

    @Test func `what answered last comes first, and what was lost last`() throws {
        let order = HostOrder()
        #expect(try Self.hosts(order) == "a,b,c")
        order.answered(PostgresHost(name: "c", port: "3"))
        #expect(try Self.hosts(order) == "c,a,b")
        order.lost(PostgresHost(name: "c", port: "3"))
        #expect(try Self.hosts(order) == "a,b,c")
        order.lost(PostgresHost(name: "a", port: "1"))
        #expect(try Self.hosts(order) == "b,c,a", "both were lost, one of them later")
        order.answered(PostgresHost(name: "b", port: "2"))
        order.answered(PostgresHost(name: "c", port: "3"))
        #expect(try Self.hosts(order) == "c,b,a")
    }

    @Test func `ports and addresses stay with their hosts, and the rest of the address is the same`() throws {
        let order = HostOrder()
        order.answered(PostgresHost(name: "b", port: "2"))
        let words = try order.ordered(PostgresAddress("host=a,b hostaddr=10.0.0.1,10.0.0.2 port=1,2 dbname=x")).words
        #expect(words["host"] == "b,a" && words["hostaddr"] == "10.0.0.2,10.0.0.1" && words["port"] == "2,1")
        #expect(words["target_session_attrs"] == "read-write" && words["dbname"] == "x")
    }

    @Test func `one port is that of all servers, and without one it is the default`() throws {
        let order = HostOrder()
        order.answered(PostgresHost(name: "b", port: "6000"))
        let words = try order.ordered(PostgresAddress("host=a,b port=6000")).words
        #expect(words["host"] == "b,a" && words["port"] == "6000")
        #expect(try PostgresAddress("host=a,b").hosts.map(\.port) == ["5432", "5432"])
        #expect(try PostgresAddress("hostaddr=10.0.0.1,10.0.0.2").hosts.map(\.name) == ["10.0.0.1", "10.0.0.2"])
    }

    @Test(arguments: ["postgres://a:1/x", "postgres:///x", "dbname=x"])
    func `one server, or none, stays as it is`(_ url: String) throws {
        let order = HostOrder()
        order.answered(PostgresHost(name: "a", port: "1"))
        let address = try PostgresAddress(url)
        #expect(order.ordered(address).words == address.words)
    }

    @Test(.enabled(if: Engine.available.contains(.postgres)), .timeLimit(.minutes(10)))
    func `a silent first host is asked once, and not for each connection`() async throws {
        let server = try await PrivatePostgres()
        let silent = try SilentHost()
        let named = server.url.replacing("@127.0.0.1:", with: "@127.0.0.1:\(silent.port),127.0.0.1:")
        let db = try PostgresDatabase(
            url: "\(named)?connect_timeout=2", connections: 4, maxWait: .seconds(120))
        try await ProbeSchema.make(in: db)
        #expect(silent.callers == 1)
        let together = Locked(0)
        try await withThrowingTaskGroup(of: Void.self) { group in
            for _ in 0..<4 {
                group.addTask {
                    try await db.read { tx in
                        _ = try tx.fetch("SELECT 1 AS n")
                        _ = try tx.fetch("SELECT id FROM probe")
                        together.change { $0 += 1 }
                        while together.read({ $0 }) < 4 { usleep(1000) }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(db.activity.connections == 4 && silent.callers == 0)
        await db.close()
        await server.stop()
    }
}

/// A port of this machine that accepts connections and says nothing.
private final class SilentHost: Sendable {
    private let socket: Int32
    let port: UInt16

    init() throws {
        let new = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_NONBLOCK.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var size = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer in
                bind(new, pointer, size) == 0 && listen(new, 16) == 0 && getsockname(new, pointer, &size) == 0
            }
        }
        guard isBound else { throw StorageError.unavailable("no port is free") }
        (socket, port) = (new, UInt16(bigEndian: address.sin_port))
    }

    deinit { close(socket) }

    /// How many callers have connected since this was last asked.
    var callers: Int {
        var count = 0
        while true {
            let caller = accept(socket, nil, nil)
            guard caller >= 0 else { return count }
            close(caller)
            count += 1
        }
    }
}
