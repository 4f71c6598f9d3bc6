/// Records that are read at most once a second each, independent of the number of callers.
///
/// A hit is `@inlinable`, because generic code of another module is not specialized otherwise: a client's token takes
/// 1.30 to 1.51 times its signature with it, and up to 1.67 times without (docs/performance.md).
public final class ExpiringCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    @usableFromInline struct Entry: Sendable {
        /// The time before the read began: the record is at least this new.
        @usableFromInline var since: Instant
        @usableFromInline var reading: Task<Value, any Error>
        /// The record, once it has been read.
        @usableFromInline var value: Value?
    }

    @usableFromInline let now: @Sendable () -> Instant
    private let capacity: Int
    @usableFromInline let entries = Locked<[Key: Entry]>([:])

    /// A cache of at most `capacity` records.
    public init(now: @escaping @Sendable () -> Instant, capacity: Int) {
        self.now = now
        self.capacity = capacity
    }

    /// The record for `key`, from the cache or from `read`. Failed reads are not cached.
    @inlinable @inline(__always)
    public func value(for key: Key, read: @escaping @Sendable () async throws -> Value) async throws -> Value {
        if let value = freshValue(for: key) { return value }
        return try await readOnce(key, by: read)
    }

    /// The record for `key`, if it has been read within the last second.
    @inlinable func freshValue(for key: Key) -> Value? {
        entries.change { entries in
            guard let entry = entries[key], isFresh(entry, at: now()) else { return nil }
            return entry.value
        }
    }

    /// The record for `key`, read by the first of its callers.
    @usableFromInline func readOnce(
        _ key: Key, by read: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let entry = entries.change { entries in
            let instant = now()
            if let entry = entries[key], isFresh(entry, at: instant) { return entry }
            if entries.count >= capacity { entries = entries.filter { isFresh($0.value, at: instant) } }
            if entries.count >= capacity { entries.removeAll(keepingCapacity: true) }
            let entry = Entry(since: instant, reading: Task { try await read() })
            entries[key] = entry
            return entry
        }
        do {
            let value = try await entry.reading.value
            change(key, readBy: entry.reading) { $0?.value = value }
            return value
        } catch {
            change(key, readBy: entry.reading) { $0 = nil }
            throw error
        }
    }

    /// Drops the record for `key`.
    public func forget(_ key: Key) { entries.change { _ = $0.removeValue(forKey: key) } }

    /// Drops all records.
    public func forgetAll() { entries.change { $0.removeAll() } }

    /// Changes the entry of `reading`, unless it was dropped or replaced.
    private func change(_ key: Key, readBy reading: Task<Value, any Error>, by change: (inout Entry?) -> Void) {
        entries.change { entries in
            if entries[key]?.reading == reading { change(&entries[key]) }
        }
    }

    /// If the clock was set back, every entry is stale.
    @inlinable func isFresh(_ entry: Entry, at instant: Instant) -> Bool {
        entry.since <= instant && instant < entry.since.advanced(seconds: 1)
    }
}
