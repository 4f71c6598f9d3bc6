import AccessControl
import Kernel
import Storage

/// Records in the store that this node is running, for other nodes and for commands.
struct NodeHeartbeat: Sendable {
    /// The time between two heartbeats.
    static let interval: Duration = .seconds(10)
    /// A node not seen for this many seconds has ended, or cannot write.
    static let freshness: Int64 = 60
    /// Seconds for which the rows of killed nodes are kept.
    private static let retention: Int64 = .days(1)

    private let database: any Database
    private let world: World
    /// The node's id, which is new at each start.
    let id: String
    private let startedAt: Instant
    private let publicURL: String
    private let began = Locked(false)

    init(_ database: any Database, world: World, publicURL: PublicURL) {
        (self.database, self.world, self.publicURL) = (database, world, publicURL.configuredText)
        (id, startedAt) = (Hex.encode(world.bytes(8)), world.now())
    }

    /// Whether there may be a row of this node.
    var hasBegun: Bool { began.read { $0 } }

    /// Records that the node is running now.
    func beat() async throws {
        let now = world.now()
        let node = StoreNode(
            id: id, version: Release.version, steps: history.count, startedAt: startedAt, seenAt: now)
        began.change { $0 = true }
        try await database.write { try StoreNodeTable($0).put(node, publicURL: publicURL) }
    }

    /// Deletes the rows of this node, and of nodes that were killed long ago.
    func end() async throws {
        let now = world.now()
        try await database.write { tx in
            try StoreNodeTable(tx).delete(id)
            try StoreNodeTable(tx).delete(seenBefore: now.advanced(seconds: -Self.retention))
        }
    }
}
