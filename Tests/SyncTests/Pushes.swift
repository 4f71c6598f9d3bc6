import Directory
import IdentityPools
import Kernel
import Storage
import TestKit
import Testing
import Triggers
import WireRuntime

@testable import Sync

/// A dataset whose pool has an application, and devices of its identity, with a closure in place of the platform.
struct Pushes {
    let notes: SyncNotes
    let devices: SyncDevices
    let sender: PushSender
    let reports = Locked<[PushReport]>([])

    static let role = "arn:aws:iam::123456789012:role/push"
    static let google = FunctionARN(rawValue: "arn:aws:sns:eu-test-1:123456789012:app/GCM/notes")
    static let apple = FunctionARN(rawValue: "arn:aws:sns:eu-test-1:123456789012:app/APNS/notes")

    init(_ engine: Engine = .sqliteFile, _ quotas: Quotas = Quotas()) async throws {
        try await self.init(try await SyncNotes(engine), quotas)
    }

    init(_ notes: SyncNotes, _ quotas: Quotas = Quotas()) async throws {
        self.notes = notes
        devices = notes.server.syncDevices(quotas)
        sender = notes.server.pushSender(report: { [reports] report in reports.change { $0.append(report) } })
        answer { $0 }
        try await set([Self.google, Self.apple])
    }

    func set(_ applications: [FunctionARN]) async throws {
        try await notes.server.push().set(
            applications.isEmpty ? nil : PushSettings(applications: applications, role: Self.role), of: notes.pool.id)
    }

    /// Lets `handler` stand in for the platforms.
    func answer(_ handler: @escaping TestTriggerRunner.Handler) {
        for application in [Self.google, Self.apple] { notes.server.functions.handle(application, by: handler) }
    }

    func fail(_ error: TriggerError) { answer { _ throws(TriggerError) in throw error } }

    /// Registers a device of the identity, or of another one.
    func register(
        _ token: String, on platform: PushPlatform = .gcm, of identity: IdentityID? = nil
    ) async throws -> String {
        try await devices.register(token, on: platform, of: identity ?? notes.place.identity, in: notes.pool.id)
    }

    /// Registers a device and subscribes it to the dataset.
    func subscribed(_ token: String) async throws -> String {
        let device = try await register(token)
        try await devices.subscribe(device, to: notes.place)
        return device
    }

    /// Writes the dataset once more.
    func write(by author: String = "browser", to place: DatasetPlace? = nil) async throws {
        let place = place ?? notes.place
        let listing = try await notes.list(place)
        let count = listing.records.items.first { $0.key == "k" }?.syncCount ?? 0
        _ = try await notes.records.update(
            place, with: [RecordChange("k", value: "v", syncCount: count)], session: listing.session, by: author,
            asksFunction: false)
    }

    /// Sends until nothing is due.
    func send() async throws {
        while try await sender.sendDue() { await sender.finish() }
    }

    /// The messages that were tried, oldest first.
    var tried: [PushMessage] { notes.server.functions.calls.compactMap(\.push) }

    /// The tokens and counts of the messages that were tried.
    var told: [String] {
        tried.map { "\($0.token) \($0.data.number("syncCount") ?? -1)" }.sorted()
    }

    func rows(_ table: String) async throws -> Int {
        try await notes.server.database.read { try RowCountTable($0).counts { $0.owner == .identityPool } }[table] ?? 0
    }

    /// How many devices, subscriptions and messages there are.
    var counts: [Int] {
        get async throws {
            [try await rows("sync_devices"), try await rows("sync_subscriptions"), try await rows("sync_pushes")]
        }
    }
}
