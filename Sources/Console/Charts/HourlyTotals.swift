package import Kernel
package import Storage

/// Adds up what happens in each hour, in each pool and in all pools together, for charts.
///
/// Events are counted in memory. `flush` writes the counts, which no request waits for, so a process that is killed
/// loses what it has counted since the last flush. Each node has rows of its own, so nodes never wait for one another.
package final class HourlyTotals: Sendable {
    /// The time between two flushes.
    package static let interval: Duration = .seconds(10)
    /// How many seconds totals are kept.
    package static let keptFor: Int64 = .days(32)

    /// The rows that are counted in memory. Beyond them, an event counts for all pools together only, until the next
    /// flush.
    private let maxCounts: Int
    /// The rows that one transaction writes.
    private static let batch = 200

    /// What a row counts.
    struct Key: Hashable, Comparable, Sendable {
        /// Empty for all pools together.
        let pool: String
        let began: Instant
        let event: CountedEvent

        static func < (one: Self, other: Self) -> Bool {
            (one.pool, one.began, one.event.rawValue) < (other.pool, other.began, other.event.rawValue)
        }
    }

    private let database: any Database
    private let world: World
    private let node: String
    private let counts = Locked([Key: Int]())

    /// Counts for the process called `node`, and writes to `database`.
    package init(_ database: any Database, world: World, node: String, maxCounts: Int = 20_000) {
        (self.database, self.world, self.node, self.maxCounts) = (database, world, node, maxCounts)
    }

    /// Counts an event in a pool; nil if the pool is unknown.
    package func count(_ event: CountedEvent, in pool: UserPoolID?) {
        let hour = Self.hour(of: world.now())
        counts.change { counts in
            counts[Key(pool: "", began: hour, event: event), default: 0] += 1
            guard let pool else { return }
            let key = Key(pool: pool.rawValue, began: hour, event: event)
            guard counts.count < maxCounts || counts[key] != nil else { return }
            counts[key, default: 0] += 1
        }
    }

    /// Writes what was counted.
    ///
    /// - Throws: `StorageError`. What was not written is kept, and written by the next flush.
    package func flush() async throws {
        // In the order of the primary key, so that neighbours in the index are written one after the other.
        var rest = counts.exchange([:]).sorted { $0.key < $1.key }[...]
        while !rest.isEmpty {
            let part = Array(rest.prefix(Self.batch))
            do {
                try await database.write { [node] tx in
                    let totals = HourlyTotalTable(tx)
                    for (key, count) in part { try totals.add(count, to: key, of: node) }
                }
            } catch {
                // A commit without a response may have succeeded. It is not repeated, so that no event counts twice.
                if case .interrupted? = error as? StorageError { rest = rest.dropFirst(part.count) }
                keep(rest)
                throw error
            }
            rest = rest.dropFirst(part.count)
        }
    }

    /// Adds counts again that were not written.
    private func keep(_ rest: ArraySlice<(key: Key, value: Int)>) {
        counts.change { counts in
            for (key, count) in rest { counts[key, default: 0] += count }
        }
    }

    /// The beginning of the hour.
    static func hour(of now: Instant) -> Instant {
        let hour: Int64 = .hours(1)
        return Instant(seconds: now.seconds / hour * hour)
    }
}
