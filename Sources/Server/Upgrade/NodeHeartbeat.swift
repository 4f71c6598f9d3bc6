import AccessControl
import Kernel
import Storage

/// Shows the other nodes of a store, and `martlet upgrade-check`, that this node is running.
struct NodeHeartbeat: Sendable {
    /// The time between two heartbeats.
    static let interval: Duration = .seconds(10)
    /// A node not seen for this many seconds has ended, or cannot write.
    static let freshness: Int64 = 60
    private static let kept: Int64 = .days(1)

    private let database: any Database
    private let world: World
    /// The node's id, which is new at each start.
    let id: String
    private let startedAt: Instant
    private let began = Locked(false)

    init(_ database: any Database, world: World) {
        (self.database, self.world) = (database, world)
        (id, startedAt) = (Hex.encode(world.bytes(8)), world.now())
    }

    /// Whether the node has announced itself to the others.
    var hasBegun: Bool { began.read { $0 } }

    func beat() async throws {
        let now = world.now()
        let node = StoreNode(
            id: id, version: Release.version, steps: history.count, startedAt: startedAt, seenAt: now)
        began.change { $0 = true }
        try await database.write { try StoreNodeTable($0).put(node) }
    }

    /// Deletes this node, and nodes that ended without saying so.
    func end() async throws {
        let now = world.now()
        try await database.write { tx in
            try StoreNodeTable(tx).delete(id)
            try StoreNodeTable(tx).delete(seenBefore: now.advanced(seconds: -Self.kept))
        }
    }
}
