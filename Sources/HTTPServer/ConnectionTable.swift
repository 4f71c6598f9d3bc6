import Kernel
import NIOCore

/// The open connections of a listener, with their addresses and the order of their waits for their clients.
///
/// At the limit a new connection replaces the connection that has waited longest, so that idle or slow clients cannot
/// block others. A connection whose request is being processed is never closed.
final class ConnectionTable: Sendable {
    /// A connection's index among the entries. After its removal another connection may get it.
    typealias ID = Int
    /// Asks a connection to close if it still waits for its client.
    typealias Eviction = @Sendable () -> Void

    fileprivate struct Entry: Sendable {
        var group: AddressGroup?
        let evict: Eviction
        /// The number of its latest position in `queue`; nil while its request is being processed.
        var turn: Int?
        /// Asked to close, but not closed yet.
        var isEvicted = false
    }

    fileprivate struct State: Sendable {
        var entries: [Entry?] = []
        /// The unused indices of `entries`.
        var free: [ID] = []
        var perGroup: [AddressGroup: Int] = [:]
        /// The connections that wait for their clients, longest first; some positions are out of date.
        var queue = CircularBuffer<(id: ID, turn: Int)>()
        /// The number of the next position in `queue`.
        var nextTurn = 0
        var evictedCount = 0

        var count: Int { entries.count - free.count }
    }

    private let maxCount: Int
    /// Nil for any number.
    private let maxPerAddress: Int?
    private let state = Locked(State())

    /// Creates a table for at most `maxCount` connections, and `maxPerAddress` from one address of another machine.
    init(maxCount: Int, maxPerAddress: Int?) {
        self.maxCount = maxCount
        self.maxPerAddress = maxPerAddress
    }

    /// The length of the queue, including positions that are out of date.
    var queueLength: Int { state.read { $0.queue.count } }

    /// Adds a connection from `address` that waits for its client. Returns nil if it must be closed.
    func add(from address: String, evict: @escaping Eviction) -> ID? {
        let group = maxPerAddress == nil ? nil : AddressGroup(address)
        let (id, evictions) = state.change { state -> (ID?, [Eviction]) in
            if let group, let maxPerAddress, state.perGroup[group, default: 0] >= maxPerAddress { return (nil, []) }
            var evictions: [Eviction] = []
            while state.count - state.evictedCount >= maxCount {
                guard let evictLongest = state.markLongestWaitingAsEvicted() else { break }
                evictions.append(evictLongest)
            }
            guard state.count - state.evictedCount < maxCount || !evictions.isEmpty else { return (nil, []) }
            return (state.add(Entry(group: group, evict: evict)), evictions)
        }
        // Outside of the lock, because an eviction may remove its connection at once.
        evictions.forEach { $0() }
        return id
    }

    /// Counts a connection under `address`.
    ///
    /// - Returns: False if it must be closed, because that address has too many.
    func move(_ id: ID, to address: String) -> Bool {
        guard let maxPerAddress, let group = AddressGroup(address) else { return true }
        return state.change { state in
            guard state.entries[id] != nil, state.perGroup[group, default: 0] < maxPerAddress else { return false }
            state.uncountAddress(of: id)
            state.entries[id]?.group = group
            state.perGroup[group, default: 0] += 1
            return true
        }
    }

    /// Records that a connection now waits for its client.
    func markIdle(_ id: ID) {
        state.change { state in
            state.clearEviction(of: id)
            state.enqueue(id)
        }
    }

    /// Records that a connection's request is being processed.
    func markBusy(_ id: ID) {
        state.change { state in
            state.clearEviction(of: id)
            state.entries[id]?.turn = nil
        }
    }

    /// Removes a closed connection.
    func remove(_ id: ID) {
        state.change { state in
            state.clearEviction(of: id)
            state.uncountAddress(of: id)
            state.entries[id] = nil
            state.free.append(id)
        }
    }
}

extension ConnectionTable.State {
    fileprivate mutating func add(_ entry: ConnectionTable.Entry) -> ConnectionTable.ID {
        let id = free.popLast() ?? entries.count
        if id < entries.count { entries[id] = entry } else { entries.append(entry) }
        if let group = entry.group { perGroup[group, default: 0] += 1 }
        enqueue(id)
        return id
    }

    fileprivate mutating func enqueue(_ id: ConnectionTable.ID) {
        guard entries[id] != nil else { return }
        entries[id]?.turn = nextTurn
        queue.append((id, nextTurn))
        nextTurn += 1
        if queue.count > 2 * count + 64 { dropStalePositions() }
    }

    /// Stops counting a connection under its address.
    fileprivate mutating func uncountAddress(of id: ConnectionTable.ID) {
        guard let group = entries[id]?.group else { return }
        let left = perGroup[group, default: 1] - 1
        perGroup[group] = left > 0 ? left : nil
        entries[id]?.group = nil
    }

    private mutating func dropStalePositions() {
        let entries = entries
        queue = CircularBuffer(queue.filter { entries[$0.id]?.turn == $0.turn })
    }

    /// - Returns: Asks that connection to close; nil if none waits.
    fileprivate mutating func markLongestWaitingAsEvicted() -> ConnectionTable.Eviction? {
        while let (id, turn) = queue.popFirst() {
            guard let entry = entries[id], entry.turn == turn else { continue }
            entries[id]?.turn = nil
            entries[id]?.isEvicted = true
            evictedCount += 1
            return entry.evict
        }
        return nil
    }

    /// Removes a connection from the ones asked to close: it has closed, or received a request.
    fileprivate mutating func clearEviction(of id: ConnectionTable.ID) {
        guard evictedCount > 0, entries[id]?.isEvicted == true else { return }
        entries[id]?.isEvicted = false
        evictedCount -= 1
    }
}
