import Kernel
import Storage

/// How the last writes ended. The store responds to reads also on a full disk or a read-only file system, so reads do
/// not show whether it takes writes.
struct WriteOutcome: Sendable {
    private let failure = Locked<String?>(nil)

    /// Why the last writes failed; nil if they did not, or if a write has succeeded since that changed something.
    var lastFailure: String? { failure.read { $0 } }

    /// Records that the engine could not write.
    func failed(_ reason: String) { _ = failure.exchange(reason) }

    /// Records that a write that changed something has reached the disk.
    func succeeded() { _ = failure.exchange(nil) }
}

/// An engine that notes failed writes. It does not note successful ones, because many of them change nothing, which
/// even a full disk allows.
struct WatchedDatabase: Database {
    let engine: any Database
    let outcome: WriteOutcome

    func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value { try await Span.record("store read") { try await engine.read(body) } }

    @discardableResult
    func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        do {
            return try await Span.record("store write") { try await engine.write(body) }
        } catch let error as StorageError {
            if case .unavailable(let reason) = error { outcome.failed(reason) }
            throw error
        }
    }

    func exclusively(_ steps: [ExclusiveStep]) async throws {
        try await engine.exclusively(steps)
    }

    func close() async { await engine.close() }
}
