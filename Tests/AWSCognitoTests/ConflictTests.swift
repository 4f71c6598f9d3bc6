import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

/// A key that both devices have changed.
@Suite struct ConflictTests {
    private let service = FakeSync(TestClock())
    private let phone: TestDevice
    private let mine: AWSCognitoDataset
    private let other: AWSCognitoDataset
    private let tablet: TestDevice

    init() throws {
        (phone, tablet) = (TestDevice(service), TestDevice(service))
        mine = try phone.client.openOrCreateDataset("prefs")
        other = try tablet.client.openOrCreateDataset("prefs")
    }

    /// Sets the key on both devices, in this order, and synchronizes the tablet.
    private func conflict(phoneIsLater: Bool) async throws {
        if !phoneIsLater { try mine.setString("phone", forKey: "k") }
        try other.setString("tablet", forKey: "k")
        try await other.synchronize()
        if phoneIsLater { try mine.setString("phone", forKey: "k") }
    }

    // SYN-CFL-01, SYN-CFL-03, SYN-CFL-04
    @Test(arguments: [true, false]) func `without a handler the latest change wins`(_ phoneIsLater: Bool) async throws {
        try await conflict(phoneIsLater: phoneIsLater)
        try await mine.synchronize()
        let expected = phoneIsLater ? "phone" : "tablet"
        #expect(try mine.string(forKey: "k") == expected && mine.record(forKey: "k")?.isDirty == false)
        #expect(service.values("prefs") == ["k": expected])
    }

    // SYN-CFL-02, SYN-IOS-07, testConflictHandler
    @Test(arguments: ["local", "remote", "value", "removed"])
    func `a handler chooses the local record, the service's or a value`(_ choice: String) async throws {
        try await conflict(phoneIsLater: choice == "remote")
        let shown = Locked<[AWSCognitoConflict]>([])
        mine.conflictHandler = { name, conflict in
            shown.change { $0.append(conflict) }
            #expect(name == "prefs")
            switch choice {
            case "local": return conflict.resolveWithLocalRecord()
            case "remote": return conflict.resolveWithRemoteRecord()
            case "value": return conflict.resolveWithValue("both")
            default: return conflict.resolveWithValue(nil)
            }
        }
        try await mine.synchronize()
        let expected = ["local": "phone", "remote": "tablet", "value": "both"][choice]
        #expect(try mine.string(forKey: "k") == expected && mine.record(forKey: "k")?.isDirty == false)
        #expect(service.values("prefs")["k"] == expected)
        #expect(
            shown.read { $0.map { [$0.localRecord.data.string(), $0.remoteRecord.data.string()] } } == [
                ["phone", "tablet"]
            ])
    }

    // SYN-IOS-08
    @Test func `nil ends the synchronizing, and the conflict comes again`() async throws {
        try await conflict(phoneIsLater: true)
        let calls = Locked(0)
        mine.conflictHandler = { _, _ in
            calls.change { $0 += 1 }
            return nil
        }
        for number in 1...2 {
            await expectError(-5000) { try await mine.synchronize() }
            #expect(calls.read { $0 } == number)
        }
        #expect(service.values("prefs") == ["k": "tablet"])
        #expect(try mine.string(forKey: "k") == "phone" && mine.record(forKey: "k")?.isDirty == true)
    }

    // SYN-IOS-09
    @Test func `a dataset's handler has precedence over the client's`() async throws {
        try await conflict(phoneIsLater: true)
        phone.client.conflictHandler = { _, conflict in conflict.resolveWithRemoteRecord() }
        let late = try phone.client.openOrCreateDataset("prefs")
        late.conflictHandler = { _, conflict in conflict.resolveWithLocalRecord() }
        try await late.synchronize()
        #expect(service.values("prefs") == ["k": "phone"])
        try other.setString("tablet again", forKey: "k")
        try await other.synchronize()
        try mine.setString("phone again", forKey: "k")
        try await phone.client.openOrCreateDataset("prefs").synchronize()
        #expect(try mine.string(forKey: "k") == "tablet again")
    }

    @Test func `the same value on both sides is no conflict`() async throws {
        mine.conflictHandler = { _, _ in nil }
        try mine.setString("v", forKey: "k")
        try other.setString("v", forKey: "k")
        try await other.synchronize()
        try await mine.synchronize()
        #expect(service.count("UpdateRecords") == 1)
        #expect(try mine.record(forKey: "k")?.isDirty == false)
    }

    @Test func `spellings that Swift takes as equal are a conflict`() async throws {
        try mine.setString("e\u{301}", forKey: "k")
        try other.setString("\u{e9}", forKey: "k")
        try await other.synchronize()
        try await mine.synchronize()
        #expect(try mine.string(forKey: "k")?.utf8.count == 2)
    }

    @Test func `a change while the handler thinks is another conflict`() async throws {
        try await conflict(phoneIsLater: true)
        let seen = Locked<[String]>([])
        mine.conflictHandler = { [mine] _, conflict in
            let count = seen.change { seen in
                seen.append(conflict.localRecord.data.string() ?? "")
                return seen.count
            }
            if count == 1 { try? mine.setString("later", forKey: "k") }
            return conflict.resolveWithLocalRecord()
        }
        try await mine.synchronize()
        #expect(seen.read { $0 } == ["phone", "later"] && service.values("prefs") == ["k": "later"])
    }

    @Test func `another device that is faster is pulled, and the push repeated`() async throws {
        try mine.setString("phone", forKey: "k")
        try mine.setString("p", forKey: "p")
        let (other, done) = (other, Locked(false))
        _ = service.before.exchange { operation in
            guard operation == "UpdateRecords", !done.exchange(true) else { return }
            try other.setString("tablet", forKey: "k")
            try await other.synchronize()
        }
        try await mine.synchronize()
        _ = service.before.exchange(nil)
        #expect(service.values("prefs") == ["k": "tablet", "p": "p"])
        #expect(try mine.getAll() == ["k": "tablet", "p": "p"])
        try await other.synchronize()
        #expect(try other.getAll() == ["k": "tablet", "p": "p"])
    }

    @Test(arguments: [0, 5]) func `a push that is refused each time ends after the retries`(_ retries: Int) async throws
    {
        mine.synchronizeRetries = UInt32(retries)
        try mine.setString("v", forKey: "k")
        let refusal = FakeRefusal(type: "ResourceConflictException", status: 409)
        _ = service.before.exchange { [service] operation in
            if operation == "UpdateRecords" { service.change { $0.faults = [refusal] } }
        }
        await expectError(-6000) { try await mine.synchronize() }
        #expect(service.count("UpdateRecords") == retries + 1)
        #expect(try mine.record(forKey: "k")?.isDirty == true)
    }

    // testSyncWithOldDirtyLocal
    @Test func `a change based on a count that the pull does not reach is healed`() async throws {
        try mine.setString("v", forKey: "k")
        try await mine.synchronize()
        try other.setString("tablet", forKey: "k")
        try await other.synchronize()
        try mine.setString("phone", forKey: "k")
        // As if the change of the tablet had been missed.
        try phone.client.context.store().write {
            try LocalDatasetTable.set(
                lastSyncCount: 2, of: DatasetKey(identity: TestDevice.identity, name: "prefs"), in: $0)
        }
        try await mine.synchronize()
        #expect(service.values("prefs") == ["k": "phone"] && service.count("ListRecords") >= 5)
        #expect(try mine.record(forKey: "k")?.isDirty == false)
    }

    // testBrokenSyncCount
    @Test func `a service that is older than this device is pulled from the beginning`() async throws {
        try mine.setString("v", forKey: "k")
        try await mine.synchronize()
        try phone.client.context.store().write {
            try LocalDatasetTable.set(
                lastSyncCount: 9, of: DatasetKey(identity: TestDevice.identity, name: "prefs"), in: $0)
        }
        try mine.setString("w", forKey: "k")
        try await mine.synchronize()
        #expect(service.values("prefs") == ["k": "w"])
        #expect(try mine.metadata()?.lastSyncCount == 2)
    }

    @Test func `a dataset that has become too large is not pushed`() async throws {
        try mine.setString(String(repeating: "p", count: 600_000), forKey: "phone")
        try other.setString(String(repeating: "t", count: 600_000), forKey: "tablet")
        try await other.synchronize()
        await expectError(-1002) { try await mine.synchronize() }
        #expect(service.values("prefs").count == 1)
        #expect(try mine.getAll().count == 2)
        try mine.removeObject(forKey: "tablet")
        try await mine.synchronize()
        #expect(service.values("prefs").keys.sorted() == ["phone"])
    }
}
