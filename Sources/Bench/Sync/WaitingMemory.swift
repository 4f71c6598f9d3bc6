import Glibc

/// The memory that a request takes which waits for a change of a dataset, with its connection.
struct WaitingMemory {
    static let name = "Waiting for changes"
    /// Requests that wait.
    static let count = 800
    /// As many as an identity may have.
    private static let perIdentity = 8

    let sync: SyncTarget
    let ports: ServerProcess.Ports
    let meter: ProcessMeter

    /// Kilobytes for each request.
    func measure() throws -> Double {
        let connection = try Connection(port: ports.service)
        let datasets = try (0..<Self.count / Self.perIdentity).map { _ in try sync.dataset(over: connection) }
        let before = try meter.memory().resident
        let sockets = try datasets.flatMap { dataset in
            try (0..<Self.perIdentity).map { number in
                var dataset = dataset
                dataset.name = "bench-\(number)"
                let socket = try Socket()
                try socket.connect(to: ports.service)
                try socket.send(dataset.changes(wait: 30).bytes)
                return socket
            }
        }
        try awaitAll(sockets.count)
        let after = try meter.memory().resident
        return Double(after - before) / 1024 / Double(sockets.count)
    }

    /// Returns when the server's metrics show that `count` requests wait.
    private func awaitAll(_ count: Int) throws {
        let admin = try Connection(port: ports.admin)
        for _ in 0..<1000 {
            let page = try admin.call(.get("/metrics", headers: "")).body
            if String(decoding: page, as: UTF8.self).contains("\nmartlet_sync_waiting \(count)\n") { return }
            usleep(10_000)
        }
        throw BenchError("not all requests wait")
    }
}
