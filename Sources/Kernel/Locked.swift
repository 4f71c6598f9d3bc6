public import Foundation

/// A value that threads read and change under a lock. It blocks, so keep the work short.
///
/// It uses the system's lock, which the thread sanitizer sees on every platform. On Linux the sanitizer does not see
/// the standard library's `Mutex` and reports every value guarded by one as a race. Copies share the value. It is
/// `@inlinable` for the same reason as `ExpiringCache`, whose hits take the lock.
public struct Locked<Value: Sendable>: @unchecked Sendable {
    @usableFromInline let guarded: Guarded

    /// The value and its lock, in one piece of memory: every request makes some.
    @usableFromInline final class Guarded: ManagedBuffer<Value, pthread_mutex_t> {
        deinit { _ = withUnsafeMutablePointerToElements { pthread_mutex_destroy($0) } }
    }

    /// Guards `value`.
    public init(_ value: Value) {
        let buffer = Guarded.create(minimumCapacity: 1) { buffer in
            buffer.withUnsafeMutablePointerToElements { lock in
                lock.initialize(to: pthread_mutex_t())
                pthread_mutex_init(lock, nil)
            }
            return value
        }
        guarded = unsafeDowncast(buffer, to: Guarded.self)
    }

    /// Changes the value in place and returns the result of `body`.
    @inlinable @discardableResult
    public func change<Result: Sendable>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        try guarded.withUnsafeMutablePointers { value, lock in
            pthread_mutex_lock(lock)
            defer { pthread_mutex_unlock(lock) }
            return try body(&value.pointee)
        }
    }

    /// Returns the result of `body` for the value.
    @inlinable public func read<Result: Sendable>(_ body: (Value) throws -> Result) rethrows -> Result {
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
