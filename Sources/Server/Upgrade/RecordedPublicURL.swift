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
    /// - Returns: The other URLs of nodes that run.
    func record(_ url: PublicURL, of node: String) async throws -> [String] {
        let (text, now) = (url.configuredText, world.now())
        return try await database.write { tx in
            let properties = StorePropertyTable(tx)
            if try properties.value(of: .publicURL)?.hasSameBytes(as: text) != true {
                try properties.put(.publicURL, value: text, at: now)
            }
            let start = now.advanced(seconds: -NodeHeartbeat.freshness)
            return try StoreNodeTable(tx).publicURLs(since: start, except: node).filter { !$0.hasSameBytes(as: text) }
        }
    }
}

extension PublicURL {
    /// The URL as it is configured.
    var configuredText: String { url(in: RegionalText.placeholder) }
}

extension MartletServer {
    /// Announces this node and records its public URL.
    ///
    /// - Returns: A warning if nodes with other URLs run.
    func recordPublicURL(_ configuration: Configuration) async throws -> String? {
        // Of two nodes that start at once, one then finds the other.
        if !configuration.isEmbedded { try await store.heartbeat.beat() }
        let own = configuration.publicURL
        let others = try await RecordedPublicURL(store.database, world: store.world).record(
            own, of: store.heartbeat.id)
        guard !others.isEmpty else { return nil }
        return """
            other nodes of the store have the public URL \(others.joined(separator: ", ")), and this one has \
            \(own.configuredText): each refuses the tokens of the others; give all nodes the same --public-url
            """
    }
}
