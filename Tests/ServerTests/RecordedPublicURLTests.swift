import AccessControl
import Kernel
import Storage
import TestKit
import Testing

@testable import Server

/// The servers of a store have one public URL: it begins the issuers of their tokens.
@Suite struct RecordedPublicURLTests {
    private let world = World(now: { Instant(seconds: 1_800_000_000) }, bytes: World.live.bytes)

    private func heartbeat(of node: String, secondsAgo: Int64, in database: any Database) async throws {
        let seenAt = world.now().advanced(seconds: -secondsAgo)
        let node = StoreNode(id: node, version: "0.1.0", steps: 1, startedAt: seenAt, seenAt: seenAt)
        try await database.write { try StoreNodeTable($0).put(node) }
    }

    @Test(arguments: Engine.available)
    func `a node learns that one with another URL runs`(on engine: Engine) async throws {
        let database = try await engine.fresh()
        let recorded = RecordedPublicURL(database, world: world)
        #expect(try await recorded.find() == nil)
        try await heartbeat(of: "first", secondsAgo: 0, in: database)
        #expect(try await recorded.record(PublicURL("https://one.example.com"), of: "first") == nil)
        try await heartbeat(of: "second", secondsAgo: 0, in: database)
        #expect(try await recorded.record(PublicURL("https://one.example.com"), of: "second") == nil)
        #expect(
            try await recorded.record(PublicURL("https://two.example.com"), of: "second") == "https://one.example.com")
        #expect(try await recorded.find()?.url(in: "us-east-1") == "https://two.example.com")
    }

    @Test(arguments: Engine.available)
    func `a node that has ended may have had another URL`(on engine: Engine) async throws {
        let database = try await engine.fresh()
        let recorded = RecordedPublicURL(database, world: world)
        try await heartbeat(of: "first", secondsAgo: NodeHeartbeat.freshness + 1, in: database)
        #expect(try await recorded.record(PublicURL("https://one.example.com"), of: "first") == nil)
        try await heartbeat(of: "second", secondsAgo: 0, in: database)
        #expect(try await recorded.record(PublicURL("https://two.example.com"), of: "second") == nil)
    }

    @Test(arguments: Engine.available)
    func `the placeholder of regions is kept`(on engine: Engine) async throws {
        let recorded = RecordedPublicURL(try await engine.fresh(), world: world)
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
