import Kernel
package import Storage

/// A database that, on request, commits and then loses the response, or fails at once; it also keeps the number of
/// reads.
package final class FaultyDatabase: Database {
    private struct State: Sendable {
        var lostResponses = 0
        var reads = 0
        var failure: (any Error)?
    }

    private let base: any Database
    private let state = Locked(State())

    init(_ base: any Database) { self.base = base }

    /// How many of the next commits end in `StorageError.interrupted` although they have happened.
    package var lostResponses: Int {
        get { state.read(\.lostResponses) }
        set { state.change { $0.lostResponses = newValue } }
    }

    /// The error that every read and write throws; nil if they succeed.
    package var failure: (any Error)? {
        get { state.read(\.failure) }
        set { state.change { $0.failure = newValue } }
    }

    /// The number of reads.
    package var reads: Int { state.read(\.reads) }

    /// Reads, and adds one to the number of reads.
    package func read<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        state.change { $0.reads += 1 }
        if let failure { throw failure }
        return try await base.read(body)
    }

    /// Writes; throws after the commit if the response is to be lost.
    @discardableResult
    package func write<Value: Sendable>(
        _ body: @escaping @Sendable (any Transaction) throws -> Value
    ) async throws -> Value {
        if let failure { throw failure }
        let value = try await base.write(body)
        let isLost = state.change { state in
            guard state.lostResponses > 0 else { return false }
            state.lostResponses -= 1
            return true
        }
        if isLost { throw StorageError.interrupted("The response to the commit was lost.") }
        return value
    }

    /// Forwards the steps.
    package func exclusively(_ steps: [ExclusiveStep]) async throws {
        try await base.exclusively(steps)
    }

    /// Closes the engine.
    package func close() async { await base.close() }
}
