public import Kernel
public import Storage

/// A cache of pools and clients, at most one second old.
///
/// Every sign-in reads both, and they rarely change. Missing records and failed reads are not cached. Other nodes'
/// changes appear within one second, this node's own at once after `forget`.
public final class SettingsCache: Sendable {
    private let database: any Database
    private let pools: ExpiringCache<UserPoolID, UserPool>
    private let clients: ExpiringCache<ClientID, Client>

    /// - Parameters:
    ///   - world: The clock.
    ///   - capacity: The most pools, and the most clients.
    public init(_ database: any Database, world: World, capacity: Int = 10_000) {
        self.database = database
        pools = ExpiringCache(now: world.now, capacity: capacity)
        clients = ExpiringCache(now: world.now, capacity: capacity)
    }

    /// The pool called `id`.
    ///
    /// - Throws: `MissingResource`.
    public func pool(_ id: UserPoolID) async throws -> UserPool {
        try await pools.value(for: id) { [database] in try await database.read { try PoolTable($0).require(id) } }
    }

    /// The client called `id`.
    ///
    /// - Throws: `MissingResource`.
    public func client(_ id: ClientID) async throws -> Client {
        try await clients.value(for: id) { [database] in try await database.read { try ClientTable($0).require(id) } }
    }

    /// Drops the pool. Call it after each change to the pool.
    public func forget(_ id: UserPoolID) { pools.forget(id) }
    /// Drops the client. Call it after each change to the client.
    public func forget(_ id: ClientID) { clients.forget(id) }
    /// Drops everything.
    public func forgetAll() {
        pools.forgetAll()
        clients.forgetAll()
    }
}

/// Records that are read at most once a second each, however many callers ask.
private final class ExpiringCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct Entry {
        /// The time before the read began: the record is at least this new.
        var since: Instant
        var reading: Task<Value, any Error>
    }

    private let now: @Sendable () -> Instant
    private let capacity: Int
    private let entries = Locked<[Key: Entry]>([:])

    init(now: @escaping @Sendable () -> Instant, capacity: Int) {
        self.now = now
        self.capacity = capacity
    }

    func value(for key: Key, read: @escaping @Sendable () async throws -> Value) async throws -> Value {
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

    func forget(_ key: Key) { entries.change { _ = $0.removeValue(forKey: key) } }

    func forgetAll() { entries.change { $0.removeAll() } }

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
