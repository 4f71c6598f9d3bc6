import Directory
import IdentityPools
import Kernel
import Storage
import TestKit
import Testing
import Triggers
import WireRuntime

@testable import Sync

/// A dataset whose pool has an enabled stream, with a closure in place of the stream's target.
struct Streams {
    let notes: SyncNotes
    let stream: FunctionARN
    let sender: StreamSender
    let reports = Locked<[StreamReport]>([])

    static let role = "arn:aws:iam::123456789012:role/streams"

    init(_ engine: Engine = .sqliteFile) async throws {
        let notes = try await SyncNotes(engine)
        self.notes = notes
        stream = FunctionARN(stream: "changes", of: notes.pool.id, in: TestServer.account)
        sender = notes.server.streamSender(report: { [reports] report in reports.change { $0.append(report) } })
        answer { $0 }
        try await enable()
    }

    func enable(_ isEnabled: Bool = true) async throws {
        try await notes.server.streams().set(
            StreamSettings(name: "changes", role: Self.role), isEnabled: isEnabled, of: notes.pool.id)
    }

    var isEnabled: Bool {
        get async throws { try await notes.server.streams().find(notes.pool.id)?.isEnabled ?? false }
    }

    /// Lets `handler` stand in for the target.
    func answer(_ handler: @escaping TestTriggerRunner.Handler) { notes.server.functions.handle(stream, by: handler) }

    /// Lets the target be out of reach, or refuse all.
    func fail(_ error: TriggerError) { answer { _ throws(TriggerError) in throw error } }

    /// Sends until nothing is due.
    func send() async throws { try await Self.send(with: sender) }

    static func send(with sender: StreamSender) async throws {
        while try await sender.sendDue() { await sender.finish() }
    }

    /// The records that were tried, oldest first.
    var tried: [JSONObject] { notes.server.functions.events }

    /// Writes a dataset `count` times.
    func write(_ count: Int = 1, to place: DatasetPlace? = nil) async throws {
        for _ in 0..<count {
            let known = try await notes.list(place).dataset?.syncCount ?? 0
            try await notes.write(["k": "\(known)"], counts: ["k": known], to: place)
        }
    }

    /// How many rows wait for the stream or are kept for it.
    func rows(_ table: String = "sync_stream_records") async throws -> Int {
        try await notes.server.database.read { try RowCountTable($0).counts { $0.owner == .identityPool } }[table] ?? 0
    }
}

extension JSONObject {
    /// A whole number among the members.
    func number(_ name: String) -> Int64? {
        if case .integer(let number)? = self[name] { number } else { nil }
    }
}
