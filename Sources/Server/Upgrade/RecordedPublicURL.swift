import AccessControl
import Kernel
import Storage

/// The public URL of the servers of a store: the URL of the server that started last.
///
/// It begins the issuer of each token, so servers with different ones refuse each other's tokens.
struct RecordedPublicURL: Sendable {
    private let database: any Database
    private let world: World

    init(_ database: any Database, world: World) { (self.database, self.world) = (database, world) }

    /// The URL; nil if no server has started yet.
    func find() async throws -> PublicURL? {
        try await database.read { try StorePropertyTable($0).value(of: .publicURL) }.map { PublicURL($0) }
    }

    /// Records the URL of a server that starts.
    ///
    /// Nothing is written if it is recorded already: a server also starts on a store that takes no writes.
    ///
    /// - Parameter node: The server's own node.
    /// - Returns: The URL recorded before, if it differs and another node runs.
    func record(_ url: PublicURL, of node: String) async throws -> String? {
        let (text, now) = (url.url(in: RegionalText.placeholder), world.now())
        return try await database.write { tx in
            let properties = StorePropertyTable(tx)
            let recorded = try properties.value(of: .publicURL)
            guard recorded?.hasSameBytes(as: text) != true else { return nil }
            try properties.put(.publicURL, value: text, at: now)
            let others = try StoreNodeTable(tx).list(since: now.advanced(seconds: -NodeHeartbeat.freshness))
                .filter { $0.id != node }
            return others.isEmpty ? nil : recorded
        }
    }
}

extension MartletServer {
    /// Announces this node and records its public URL.
    ///
    /// - Returns: A warning if the node that started before it has another URL, and nodes run.
    func recordPublicURL(_ configuration: Configuration) async throws -> String? {
        // Of two nodes that start at once, one then finds the other.
        if !configuration.isEmbedded { try await store.heartbeat.beat() }
        let own = configuration.publicURL
        guard
            let other = try await RecordedPublicURL(store.database, world: store.world).record(
                own, of: store.heartbeat.id)
        else { return nil }
        return """
            another node of the store has the public URL \(other), and this one has \
            \(own.url(in: RegionalText.placeholder)): each refuses the tokens of the other; \
            give all nodes the same --public-url
            """
    }
}
