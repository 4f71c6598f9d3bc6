import Cryptography
import Foundation
import Kernel
import Storage
import TestKit
import WireRuntime

@testable import Audit

/// A folder for audit logs, and a store that has their key.
struct AuditFixture: Sendable {
    let clock = ManualClock()
    let folder = TemporaryFolder()
    let world: World
    let store: AuditStore
    let database: any Database
    let sealer: Sealer

    init(_ engine: Engine = .sqliteFile, seed: UInt64 = 1) async throws {
        let (clock, random) = (clock, SeededRandom(seed: seed))
        world = World(now: { clock.now }, bytes: { random.bytes($0) })
        sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(from: world), source: "the tests"), world: world)
        database = try await engine.freshDatabase()
        store = AuditStore(database, sealer: sealer, world: world)
    }

    var root: String { "\(folder.path)/audit" }

    /// Opens the log, as a start of the server does.
    func open(_ limits: AuditLimits = AuditLimits(), in folder: String? = nil, node: String = "one") async throws
        -> AuditLog
    {
        try await AuditLog.open(in: folder ?? root, node: node, store: store, limits: limits, world: world)
    }

    /// Opens the log in the database.
    func openStored(_ limits: AuditLimits = AuditLimits(), node: String = "one") async throws -> AuditLog {
        try await AuditLog.open(inDatabaseOf: store, node: node, limits: limits, world: world)
    }

    /// The reports on the chains in the database, and on missing ones.
    func storedReports() async throws -> [ChainReport] {
        try await verifier.reports(on: [root], in: store)
    }

    /// What is wrong with the chains in the database.
    func storedProblems() async throws -> [AuditProblem] { try await storedReports().flatMap(\.problems) }

    /// The records of the database, chain by chain.
    func storedRecords() async throws -> [(chain: String, record: StoredRecord)] {
        var found: [(chain: String, record: StoredRecord)] = []
        for chain in try await store.storedChains() {
            var last: Int64 = 0
            while true {
                let part = try await store.storedRecords(of: chain, after: last)
                guard let end = part.last else { break }
                found += part.map { (chain, $0) }
                last = end.sequence
            }
        }
        return found
    }

    /// The names of the events in the database, chain by chain.
    func storedNames() async throws -> [String] {
        try await storedRecords().compactMap { AuditEntry(Array($0.record.line))?.record["eventName"]?.string }
    }

    func event(_ name: String) -> AuditEvent {
        AuditEvent(
            .call, name: name, source: "cognito-idp.amazonaws.com", time: clock.now, identity: .anonymous,
            eventID: world.uuid())
    }

    /// Appends `count` records and writes them.
    func write(_ count: Int, to log: AuditLog) async {
        for number in 0..<count { log.append(event("Call\(number)")) }
        await log.flush()
    }

    var verifier: AuditVerifier {
        get async throws { AuditVerifier(keys: try await store.publicKeys(), heads: try await store.heads()) }
    }

    /// The reports on all chains.
    func reports(_ folders: [String]? = nil) async throws -> [ChainReport] {
        try await verifier.reports(on: folders ?? [root])
    }

    /// What is wrong with all chains.
    func problems() async throws -> [AuditProblem] { try await reports().flatMap(\.problems) }

    var chains: [ChainFolder] { ChainFolder.all(in: root) }

    /// The records of all chains.
    var records: [JSONObject] { AuditReader([root]).last(.max).map(\.record) }

    var names: [String] { records.compactMap { $0["eventName"]?.string } }
}

extension ChainFolder.File {
    var bytes: [UInt8] { Array(FileManager.default.contents(atPath: path) ?? Data()) }

    func replace(by bytes: some Sequence<UInt8>) throws {
        try Data(Array(bytes)).write(to: URL(fileURLWithPath: path))
    }
}
