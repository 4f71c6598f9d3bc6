import Foundation

/// A value that threads read and change under a lock. It blocks, so keep the work short.
///
/// It uses the system's lock, which the thread sanitizer sees on every platform. On Linux the sanitizer does not see
/// the standard library's `Mutex` and reports every value guarded by one as a race.
public final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Guards `value`.
    public init(_ value: Value) { self.value = value }

    /// Changes the value in place and returns the result of `body`.
    @discardableResult
    public func change<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }

    /// Returns the result of `body` for the value.
    public func read<Result: Sendable>(_ body: (Value) throws -> Result) rethrows -> Result {
        try change { try body($0) }
    }

    /// Stores `value` and returns the previous value.
    public func exchange(_ value: Value) -> Value {
        change { current in
            defer { current = value }
            return current
        }
    }
}
