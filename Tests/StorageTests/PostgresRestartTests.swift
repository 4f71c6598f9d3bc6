import Foundation
import Kernel
import Storage
import StoragePostgres
import TestKit
import Testing

/// A server crash under load, on a server that only this suite uses.
@Suite(.enabled(if: Engine.available.contains(.postgres))) struct PostgresRestartTests {
    // FLT-08
    @Test(.timeLimit(.minutes(10)))
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
        for outage in 1...3 {
            let before = ledger.answered.count
            try await Self.wait(until: { ledger.answered.count > before + 100 })
            try await server.crash()
            // A worker tries to connect for two seconds before it reports an error.
            if outage == 1 { try await Self.wait(until: { !ledger.refused.isEmpty }) }
            try await server.restart()
            try await Self.wait(until: { (try? await db.probe()) != nil })
        }
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
        #expect(!ledger.refused.isEmpty)
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
                try? await Task.sleep(for: .milliseconds(5))
            }
        }
    }

    private static func wait(until condition: () async -> Bool) async throws {
        while await !condition() { try await Task.sleep(for: .milliseconds(20)) }
    }
}

/// The answers that a client got for its writes.
private final class Ledger: Sendable {
    private struct State {
        var stopped = false
        var answered: Set<Int> = []
        var refused: Set<Int> = []
        var open: Set<Int> = []
        var strange: [String] = []
    }

    private let state = Locked(State())

    var answered: Set<Int> { state.read { $0.answered } }
    /// Writes that were reported as not executed.
    var refused: Set<Int> { state.read { $0.refused } }
    /// Writes whose result was reported as unknown.
    var open: Set<Int> { state.read { $0.open } }
    var strange: [String] { state.read { $0.strange } }
    var isStopped: Bool { state.read { $0.stopped } }

    func stop() { state.change { $0.stopped = true } }

    func note(_ id: Int, _ error: (any Error)?) {
        state.change { state in
            switch error {
            case nil: state.answered.insert(id)
            case StorageError.unavailable?: state.refused.insert(id)
            case StorageError.interrupted?: state.open.insert(id)
            case let error?: state.strange.append("\(error)")
            }
        }
    }
}
