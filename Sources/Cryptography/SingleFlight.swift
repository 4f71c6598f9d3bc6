import Kernel

/// Runs work once for all callers that request the same key at the same time: later callers wait for its result.
///
/// Making an RSA key takes as long as hundreds of signatures. Without this, every request of a first burst would make
/// its own key, and other requests would wait until they are refused.
package final class SingleFlight<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private let running = Locked<[Key: Task<Value, any Error>]>([:])

    package init() {}

    /// The result of `work`, or of the work that already runs for `key`.
    ///
    /// The work has no deadline and is not cancelled with a caller, because other callers wait for it. All waiting
    /// callers get a failure, which is not kept.
    ///
    /// - Throws: The error of the work.
    package func run(_ key: Key, work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        try await task(for: key, work).value
    }

    /// The task that runs for `key`, or a new one.
    func task(for key: Key, _ work: @escaping @Sendable () async throws -> Value) -> Task<Value, any Error> {
        running.change { running in
            if let task = running[key] { return task }
            let task = Task.detached { [self] in
                defer { self.running.change { $0[key] = nil } }
                return try await work()
            }
            running[key] = task
            return task
        }
    }
}
