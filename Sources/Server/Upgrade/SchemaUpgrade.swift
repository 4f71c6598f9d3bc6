import AccessControl
import Kernel
import Storage

/// Brings the schema of a store from one version to the next.
package enum SchemaUpgrade {
    /// The effects of an upgrade to this program.
    package struct Report: Sendable {
        /// Steps that the first start applies.
        package var additions: [String]
        /// Steps that `martlet migrate --finish` applies.
        package var removals: [String]
        /// Steps of a newer program.
        package var unknown: [String]
        /// Whether this program refuses the store.
        package var isRefused: Bool
        /// The running nodes, the newest first.
        package var nodes: [Node]
        /// The public URLs of the running nodes, each once.
        package var publicURLs: [String] = []

        /// One sentence about nodes that refuse each other's tokens; nil if all have the same public URL.
        package var urlWarning: String? {
            guard publicURLs.count > 1 else { return nil }
            return """
                The running nodes have different public URLs (\(publicURLs.joined(separator: ", "))): each refuses the \
                tokens of the others; give all nodes the same --public-url.
                """
        }
    }

    /// A process that uses the store.
    package struct Node: Sendable {
        package var version: String
        /// When it started, in UTC.
        package var startedAt: String
    }

    /// Why removals were not applied.
    package struct OlderNodes: Error, CustomStringConvertible {
        /// The versions of the nodes that lack some steps.
        package var versions: [String]

        /// One sentence for the operator.
        package var description: String {
            "Nodes of an older version still run (\(versions.joined(separator: ", "))): stop them, and wait a minute."
        }
    }

    /// Reports what an upgrade would do, and changes nothing. Servers may run.
    package static func check(_ configuration: Configuration) async throws -> Report {
        try await configuration.withUnmigratedStore { database in
            let difference = try await database.schemaDifference(from: history)
            let start = World.live.now().advanced(seconds: -NodeHeartbeat.freshness)
            func has(_ step: String) -> Bool { !difference.missing.contains { $0.name.hasSameBytes(as: step) } }
            return Report(
                additions: difference.missing.filter { !$0.isContract }.map(\.name),
                removals: difference.missing.filter(\.isContract).map(\.name), unknown: difference.unknown,
                isRefused: difference.isRefused,
                nodes: has(AccessSchema.nodesStep) ? try await nodes(in: database, since: start) : [],
                publicURLs: has(AccessSchema.nodeURLsStep) ? try await publicURLs(in: database, since: start) : [])
        }
    }

    private static func nodes(in database: any Database, since start: Instant) async throws -> [Node] {
        try await database.read { try StoreNodeTable($0).list(since: start) }
            .map { Node(version: $0.version, startedAt: CivilTime($0.startedAt).timestamp) }
    }

    static func publicURLs(in database: any Database, since start: Instant) async throws -> [String] {
        try await database.read { try StoreNodeTable($0).publicURLs(since: start) }
    }

    /// Applies the steps that add.
    ///
    /// - Returns: How many steps the schema has, and how many wait for `finish`.
    package static func begin(_ configuration: Configuration) async throws -> (steps: Int, waiting: Int) {
        let database = try await configuration.openStore().database
        let waiting = try await database.close { try await database.schemaDifference(from: history).missing.count }
        return (history.count - waiting, waiting)
    }

    /// Applies all steps. Afterwards no older program can use the store.
    ///
    /// - Returns: How many steps the schema has.
    /// - Throws: `OlderNodes` while a node runs that lacks some steps.
    package static func finish(_ configuration: Configuration) async throws -> Int {
        try await configuration.withUnmigratedStore { database in
            let start = World.live.now().advanced(seconds: -NodeHeartbeat.freshness)
            try await database.migrate(history, mode: .beside)
            try await database.migrate(history, mode: .alone) { tx in
                let older = try StoreNodeTable(tx).list(since: start).filter { $0.steps < history.count }
                guard older.isEmpty else { throw OlderNodes(versions: Set(older.map(\.version)).sorted()) }
            }
            return history.count
        }
    }
}
