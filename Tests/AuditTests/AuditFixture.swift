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
        sealer = Sealer(try SealingKeys(text: SealingKeys.makeText(world), source: "the tests"), world: world)
        database = try await engine.fresh()
        store = AuditStore(database, sealer: sealer, world: world)
    }

    var root: String { "\(folder.path)/audit" }

    /// Opens the log, as a start of the server does.
    func open(_ limits: AuditLimits = AuditLimits(), in folder: String? = nil, node: String = "one") async throws
        -> AuditLog
    {
        try await AuditLog(in: folder ?? root, node: node, store: store, limits: limits, world: world)
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
