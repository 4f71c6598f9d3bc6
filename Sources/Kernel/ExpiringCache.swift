/// Records that are read at most once a second each, however many callers ask.
package final class ExpiringCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        /// The time before the read began: the record is at least this new.
        var since: Instant
        var reading: Task<Value, any Error>
    }

    private let now: @Sendable () -> Instant
    private let capacity: Int
    private let entries = Locked<[Key: Entry]>([:])

    /// A cache of at most `capacity` records.
    package init(now: @escaping @Sendable () -> Instant, capacity: Int) {
        self.now = now
        self.capacity = capacity
    }

    /// The record for `key`, from the cache or from `read`. Failed reads are not cached.
    package func value(for key: Key, read: @escaping @Sendable () async throws -> Value) async throws -> Value {
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
            return try await entry.reading.value
        } catch {
            forget(key, since: entry.since)
            throw error
        }
    }

    /// Drops the record for `key`.
    package func forget(_ key: Key) { entries.change { _ = $0.removeValue(forKey: key) } }

    /// Drops all records.
    package func forgetAll() { entries.change { $0.removeAll() } }

    private func forget(_ key: Key, since: Instant) {
        entries.change { entries in
            if entries[key]?.since == since { entries[key] = nil }
        }
    }

    /// If the clock was set back, every entry is stale.
    private func isFresh(_ entry: Entry, at instant: Instant) -> Bool {
        entry.since <= instant && instant < entry.since.advanced(seconds: 1)
    }
}
