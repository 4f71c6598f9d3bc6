import Foundation

/// A value that several threads read and change, one at a time. For short work only: it blocks.
///
/// The lock is the system's own, which the thread sanitizer sees on every platform. It does not see the standard
/// library's `Mutex` on Linux, and would take every value behind one for a race.
public final class Locked<Value: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var value: Value

    /// Guards `value`.
    public init(_ value: Value) { self.value = value }

    /// Changes the value in place and gives what `body` gives.
    @discardableResult
    public func change<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        lock.lock()
        defer { lock.unlock() }
        return try body(&value)
    }

    /// What `body` makes of the value.
    public func read<Result: Sendable>(_ body: (Value) throws -> Result) rethrows -> Result {
        try change { try body($0) }
    }

    /// Puts `value` in and gives what was there.
    public func exchange(_ value: Value) -> Value {
        change { current in
            defer { current = value }
            return current
        }
    }
}
