#if canImport(os)
    import os
#else
    import Synchronization
#endif

/// A value that several threads read and change, one at a time. For short work only: it blocks.
public final class Locked<Value: Sendable>: Sendable {
    #if canImport(os)
        // `Mutex` came with iOS 18; apps that link the client may be older.
        private let mutex: OSAllocatedUnfairLock<Value>

        /// Guards `value`.
        public init(_ value: Value) { mutex = OSAllocatedUnfairLock(initialState: value) }

        /// Changes the value in place and gives what `body` gives.
        @discardableResult
        public func change<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
            try mutex.withLockUnchecked { value in try body(&value) }
        }
    #else
        private let mutex: Mutex<Value>

        /// Guards `value`.
        public init(_ value: Value) { mutex = Mutex(value) }

        /// Changes the value in place and gives what `body` gives.
        @discardableResult
        public func change<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
            try mutex.withLock { value in try body(&value) }
        }
    #endif

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
