package import Kernel
package import Storage

/// A process that uses the database concurrently with others.
package struct StoreNode: Hashable, Sendable {
    /// Unique for each start of a process.
    package var id: String
    /// The program's version.
    package var version: String
    /// The number of the schema's steps that the program supports.
    package var steps: Int
    /// When it started.
    package var startedAt: Instant
    /// When it was last seen.
    package var seenAt: Instant

    /// A node of these parts.
    package init(id: String, version: String, steps: Int, startedAt: Instant, seenAt: Instant) {
        (self.id, self.version, self.steps) = (id, version, steps)
        (self.startedAt, self.seenAt) = (startedAt, seenAt)
    }
}

/// The statements on nodes.
package struct StoreNodeTable {
    let tx: any Transaction
    package init(_ tx: any Transaction) { self.tx = tx }

    /// Records that `node` is running, with its public URL.
    package func put(_ node: StoreNode, publicURL: String) throws {
        try tx.execute(
            """
            INSERT INTO store_nodes (node_id, version, steps, started_at, seen_at, public_url)
            VALUES (\(node.id), \(node.version), \(node.steps), \(node.startedAt), \(node.seenAt), \(publicURL))
            ON CONFLICT (node_id) DO UPDATE SET seen_at = excluded.seen_at
            """)
    }

    /// The nodes that were seen since `start`, the newest first.
    package func list(since start: Instant) throws -> [StoreNode] {
        try tx.fetch(
            """
            SELECT node_id, version, steps, started_at, seen_at FROM store_nodes WHERE seen_at >= \(start)
            ORDER BY started_at DESC, node_id
            """
        ).map { row in
            StoreNode(
                id: try row.value("node_id"), version: try row.value("version"), steps: try row.value("steps"),
                startedAt: try row.value("started_at"), seenAt: try row.value("seen_at"))
        }
    }

    /// The public URLs of the nodes that were seen since `start`, each once. Older programs do not record theirs.
    ///
    /// - Parameter node: The id of a node whose own URL does not count.
    package func publicURLs(since start: Instant, except node: String = "") throws -> [String] {
        try tx.fetch(
            """
            SELECT DISTINCT public_url FROM store_nodes
            WHERE seen_at >= \(start) AND node_id <> \(node) AND public_url IS NOT NULL ORDER BY public_url
            """
        ).map { try $0.value("public_url") }
    }

    /// Deletes a node that is ending.
    package func delete(_ id: String) throws { try tx.execute("DELETE FROM store_nodes WHERE node_id = \(id)") }

    /// Deletes nodes that were last seen before `end`.
    package func delete(seenBefore end: Instant) throws {
        try tx.execute("DELETE FROM store_nodes WHERE seen_at < \(end)")
    }
}
