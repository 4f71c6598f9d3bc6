import Synchronization

/// A value that several threads read and change, one at a time. For short work only: it blocks.
public final class Locked<Value: Sendable>: Sendable {
    private let mutex: Mutex<Value>

    /// Guards `value`.
    public init(_ value: Value) { mutex = Mutex(value) }

    /// What `body` makes of the value.
    public func read<Result: Sendable>(_ body: (Value) throws -> Result) rethrows -> Result {
        try mutex.withLock { try body($0) }
    }

    /// Changes the value in place and gives what `body` gives.
    @discardableResult
    public func change<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try mutex.withLock { value in try body(&value) }
    }

    /// Puts `value` in and gives what was there.
    public func exchange(_ value: Value) -> Value {
        change { current in
            defer { current = value }
            return current
        }
    }
}
