import AccessControl
import Kernel
import Storage
import TestKit
import Testing

@testable import Server

/// The servers of a store have one public URL: it begins the issuers of their tokens.
@Suite struct RecordedPublicURLTests {
    private let world = World(now: { Instant(seconds: 1_800_000_000) }, bytes: World.live.bytes)

    /// Records a node that was seen so many seconds ago.
    private func heartbeat(
        of node: String, at url: String, secondsAgo: Int64 = 0, in database: any Database
    ) async throws {
        let seenAt = world.now().advanced(seconds: -secondsAgo)
        let node = StoreNode(id: node, version: "0.1.0", steps: 1, startedAt: seenAt, seenAt: seenAt)
        try await database.write { try StoreNodeTable($0).put(node, publicURL: url) }
    }

    @Test(arguments: Engine.available)
    func `a node learns of each running node with another URL, also if the last one started with its own`(
        on engine: Engine
    ) async throws {
        let database = try await engine.freshDatabase()
        let recorded = RecordedPublicURL(database, world: world)
        let (one, two) = ("https://one.example.com", "https://two.example.com")
        #expect(try await recorded.find() == nil)
        let starts: [(node: String, url: String, others: [String])] =
            [("a", one, []), ("b", one, []), ("c", two, [one]), ("d", two, [one])]
        for (node, url, others) in starts {
            try await heartbeat(of: node, at: url, in: database)
            #expect(try await recorded.record(PublicURL(url), of: node) == others, "\(node)")
        }
        #expect(try await recorded.find()?.url(in: "us-east-1") == two)
        let three = PublicURL("https://three.example.com")
        #expect(try await recorded.record(three, of: "e") == [one, two])
    }

    @Test(arguments: Engine.available)
    func `a node that has ended may have had another URL`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let recorded = RecordedPublicURL(database, world: world)
        let one = "https://one.example.com"
        try await heartbeat(of: "first", at: one, secondsAgo: NodeHeartbeat.freshness + 1, in: database)
        #expect(try await recorded.record(PublicURL(one), of: "first").isEmpty)
        #expect(try await recorded.record(PublicURL("https://two.example.com"), of: "second").isEmpty)
    }

    @Test(arguments: Engine.available)
    func `a node announces its URL, and the check of an upgrade names all that differ`(on engine: Engine) async throws {
        let database = try await engine.freshDatabase()
        let start = world.now().advanced(seconds: -NodeHeartbeat.freshness)
        func report() async throws -> SchemaUpgrade.Report {
            SchemaUpgrade.Report(
                additions: [], removals: [], unknown: [], isRefused: false, nodes: [],
                publicURLs: try await SchemaUpgrade.publicURLs(in: database, since: start))
        }
        for region in ["one", "one", "two"] {
            #expect(try await report().urlWarning == nil)
            let url = PublicURL("https://{region}.\(region).example.com")
            try await NodeHeartbeat(database, world: world, publicURL: url).beat()
        }
        let warning = try #require(try await report().urlWarning)
        #expect(warning.contains("(https://{region}.one.example.com, https://{region}.two.example.com)"))
    }

    @Test(arguments: Engine.available)
    func `the placeholder of regions is kept`(on engine: Engine) async throws {
        let recorded = RecordedPublicURL(try await engine.freshDatabase(), world: world)
        _ = try await recorded.record(PublicURL("https://{region}.example.com"), of: "first")
        #expect(try await recorded.find()?.url(in: "eu-west-1") == "https://eu-west-1.example.com")
    }

    @Test func `a command uses the URL of the servers unless it is given one`() throws {
        let recorded = PublicURL("https://id.example.com")
        func standardURL(_ flags: [Setting: String]) throws -> String {
            try Configuration(Settings(flags: flags, environment: [:])).having(publicURL: recorded).standardURL
        }
        #expect(try standardURL([:]) == "https://id.example.com")
        #expect(try standardURL([.publicURL: "https://other.example.com"]) == "https://other.example.com")
    }
}
