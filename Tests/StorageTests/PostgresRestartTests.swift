import Foundation
import Storage
import StoragePostgres
import TestKit
import Testing

/// A server crash under load, on a server that only this suite uses.
@Suite(.enabled(if: Engine.available.contains(.postgres))) struct PostgresRestartTests {
    // FLT-08
    @Test(.timeLimit(.minutes(2)))
    func `a crash causes errors while the server is down and loses no confirmed write`() async throws {
        let server = try await PrivatePostgres()
        let db = try server.open()
        try await ProbeSchema.make(in: db)
        let ledger = Ledger()
        let load = Task {
            await withTaskGroup(of: Void.self) { group in
                for worker in 0..<16 { group.addTask { await Self.write(worker, to: db, ledger) } }
            }
        }
        for _ in 0..<3 {
            try await Task.sleep(for: .milliseconds(700))
            try await server.crash()
            try await Task.sleep(for: .milliseconds(200))
            try await server.restart()
            let back = try await Self.secondsUntilServed(db)
            #expect(back < 60)
        }
        try await Task.sleep(for: .milliseconds(300))
        ledger.stop()
        await load.value
        try Self.reconcile(ledger, with: Set(await ids(db)))
        await db.close()
        await server.stop()
    }

    private static func reconcile(_ ledger: Ledger, with kept: Set<Int>) throws {
        let lost = ledger.answered.subtracting(kept)
        #expect(lost.isEmpty, "\(lost.count) confirmed and lost")
        let ghosts = kept.subtracting(ledger.answered).subtracting(ledger.open)
        #expect(ghosts.isEmpty, "\(ghosts.count) refused but present")
        #expect(ledger.answered.count > 100)
        // On a busy machine a crash may meet commits only, whose results are unknown then.
        #expect(!ledger.refused.union(ledger.open).isEmpty)
        #expect(ledger.strange.isEmpty, "\(ledger.strange)")
    }

    private static func write(_ worker: Int, to db: PostgresDatabase, _ ledger: Ledger) async {
        var id = worker * 1_000_000
        while !ledger.isStopped {
            id += 1
            do {
                try await db.write { [id] in try $0.execute("INSERT INTO probe (id) VALUES (\(id))") }
                ledger.note(id, nil)
            } catch {
                ledger.note(id, error)
            }
        }
    }

    private static func secondsUntilServed(_ db: PostgresDatabase) async throws -> Double {
        let start = ContinuousClock.now
        while (try? await db.probe()) == nil {
            try await Task.sleep(for: .milliseconds(20))
            if ContinuousClock.now - start > .seconds(60) { break }
        }
        return (ContinuousClock.now - start) / .seconds(1)
    }
}

/// The answers that a client got for its writes.
private final class Ledger: @unchecked Sendable {
    private let lock = NSLock()
    private var stopped = false
    private(set) var answered: Set<Int> = []
    /// Writes that were reported as not executed.
    private(set) var refused: Set<Int> = []
    /// Writes whose result was reported as unknown.
    private(set) var open: Set<Int> = []
    private(set) var strange: [String] = []

    var isStopped: Bool { lock.withLock { stopped } }

    func stop() { lock.withLock { stopped = true } }

    func note(_ id: Int, _ error: (any Error)?) {
        lock.withLock {
            switch error {
            case nil: answered.insert(id)
            case StorageError.unavailable?: refused.insert(id)
            case StorageError.interrupted?: open.insert(id)
            case let error?: strange.append("\(error)")
            }
        }
    }
}
