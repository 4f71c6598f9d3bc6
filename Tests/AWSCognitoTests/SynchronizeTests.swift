import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel
@testable import SyncModel

/// Two devices of one identity.
@Suite struct SynchronizeTests {
    private let service = FakeSync(TestClock())
    private let phone: TestDevice
    private let tablet: TestDevice

    init() { (phone, tablet) = (TestDevice(service), TestDevice(service)) }

    // D.3, E.6, SYN-OVR-03, SYN-OVR-04, SYN-DAT-01, SYN-SNC-01, testSynchronize
    @Test func `what one device stores reaches the other`() async throws {
        let mine = try phone.client.openOrCreateDataset("prefs")
        let other = try tablet.client.openOrCreateDataset("prefs")
        try mine.setString("dark", forKey: "theme")
        try mine.setString("12", forKey: "size")
        try await mine.synchronize()
        #expect(service.state.read(\.log) == ["ListRecords prefs", "UpdateRecords prefs"])
        #expect(try mine.metadata()?.lastSyncCount == 1)
        #expect(try mine.getAllRecords().map { [$0.syncCount, $0.dirtyCount] } == [[1, 0], [1, 0]])
        try await other.synchronize()
        #expect(try other.getAll() == ["theme": "dark", "size": "12"])
        try other.removeObject(forKey: "theme")
        try other.setString("14", forKey: "size")
        try await other.synchronize()
        try await mine.synchronize()
        #expect(try mine.getAll() == ["size": "14"] && mine.metadata()?.lastSyncCount == 2)
        #expect(service.values("prefs") == ["size": "14"])
    }

    // testSyncWithNoData, testListRecords
    @Test func `a dataset without changes is only pulled, from its last count`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        try await dataset.synchronize()
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        try await dataset.synchronize()
        #expect(service.count("UpdateRecords") == 1)
        let lists = service.state.read(\.addresses).filter { $0.contains("/records") }
        #expect(
            lists.map { $0.split(separator: "?").last.map(String.init) } == [
                "lastSyncCount=0", "lastSyncCount=0", "lastSyncCount=1",
            ])
    }

    // D.5, G.1.12
    @Test func `names are percent-encoded in paths`() async throws {
        let dataset = try phone.client.openOrCreateDataset("a:b")
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        try await phone.client.registerDevice(Data([0xab, 0x01]))
        let pool = "us-east-1%3A00000000-1111-2222-3333-444444444444"
        let identity = "us-east-1%3A11111111-0000-0000-0000-000000000000"
        #expect(
            service.state.read(\.addresses) == [
                "/identitypools/\(pool)/identities/\(identity)/datasets/a%3Ab/records?lastSyncCount=0",
                "/identitypools/\(pool)/identities/\(identity)/datasets/a%3Ab",
                "/identitypools/\(pool)/identity/\(identity)/device",
            ])
        #expect(service.values("a:b") == ["k": "v"])
    }

    @Test func `lists of several pages are read to their end`() async throws {
        service.change { $0.recordsPerPage = 3 }
        let mine = try phone.client.openOrCreateDataset("prefs")
        let other = try tablet.client.openOrCreateDataset("prefs")
        for number in 0..<8 { try mine.setString("v\(number)", forKey: "k\(number)") }
        try await mine.synchronize()
        try await other.synchronize()
        #expect(try other.getAll() == mine.getAll() && other.getAll().count == 8)
        #expect(service.count("ListRecords") == 4)
    }

    // SYN-DAT-07, SYN-RW-04, SYN-RW-06, testClear
    @Test func `a cleared dataset is deleted at the service, and what was set since is pushed`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        try dataset.clear()
        try await dataset.synchronize()
        #expect(service.state.read { $0.datasets[TestDevice.identity]?["prefs"] } == nil)
        #expect(try phone.client.listDatasets() == [])
        try dataset.setString("a", forKey: "a")
        try await dataset.synchronize()
        try dataset.clear()
        try dataset.setString("b", forKey: "b")
        try await dataset.synchronize()
        #expect(service.values("prefs") == ["b": "b"])
        #expect(try dataset.getAll() == ["b": "b"] && dataset.record(forKey: "b")?.isDirty == false)
    }

    @Test func `clearing what the service never had is no error`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        try dataset.clear()
        try await dataset.synchronize()
        #expect(service.state.read(\.log) == ["DeleteDataset prefs"])
    }

    @Test func `a key that was removed before the service knew it is not pushed`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        try dataset.setString("v", forKey: "k")
        try dataset.removeObject(forKey: "k")
        try await dataset.synchronize()
        #expect(service.count("UpdateRecords") == 0)
        #expect(try dataset.getAllRecords() == [])
    }

    @Test func `a removed key can be set again`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        for hidden in [false, true] {
            service.change { $0.hidesRemovals = hidden }
            try dataset.setString("v", forKey: "k")
            try await dataset.synchronize()
            try dataset.removeObject(forKey: "k")
            try await dataset.synchronize()
            try await dataset.synchronize()
            #expect(service.values("prefs") == [:])
            #expect(try dataset.record(forKey: "k")?.isDirty == false)
        }
        try dataset.setString("again", forKey: "k")
        try await dataset.synchronize()
        #expect(service.values("prefs") == ["k": "again"])
    }

    // testSyncWithLambdaModification
    @Test func `what a function of the identity pool adds or changes is taken`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        service.change {
            $0.function = { patches in
                var patches = patches
                patches[0].value = "changed"
                return patches + [RecordPatch(key: "added", op: .replace, syncCount: 0, value: "by function")]
            }
        }
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        #expect(try dataset.getAll() == ["k": "changed", "added": "by function"])
        #expect(try dataset.metadata()?.lastSyncCount == 1)
    }

    @Test func `a change that a function takes back stays to be pushed`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        service.change { $0.function = { patches in patches.filter { $0.key != "vetoed" } } }
        try dataset.setString("v", forKey: "k")
        try dataset.setString("v", forKey: "vetoed")
        try await dataset.synchronize()
        #expect(try dataset.record(forKey: "vetoed")?.isDirty == true && dataset.record(forKey: "k")?.isDirty == false)
    }

    // testRefreshDatasetMetadata
    @Test func `the service's list of datasets is written to this device`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        try await tablet.client.openOrCreateDataset("more").synchronize()
        service.change {
            $0.recordsPerPage = 1
            $0.datasets[TestDevice.identity]?["zeta"] = FakeDataset()
        }
        let listed = try await phone.client.refreshDatasetMetadata()
        #expect(listed.map(\.name) == ["prefs", "zeta"] && listed.map(\.lastSyncCount) == [1, 0])
        #expect(listed[0].dataStorage == 42 && listed[0].numRecords == 1 && listed[0].lastModifiedBy == "another")
        #expect(try phone.client.listDatasets() == listed)
    }

    // testSyncWithConcurrentModification
    @Test func `a change during the push stays to be pushed`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        try dataset.setString("first", forKey: "k")
        _ = service.before.exchange { operation in
            if operation == "UpdateRecords" { try dataset.setString("second", forKey: "k") }
        }
        try await dataset.synchronize()
        _ = service.before.exchange(nil)
        #expect(service.values("prefs") == ["k": "first"])
        #expect(try dataset.string(forKey: "k") == "second" && dataset.record(forKey: "k")?.isDirty == true)
        try await dataset.synchronize()
        #expect(service.values("prefs") == ["k": "second"])
    }

    @Test func `wiping during a synchronizing ends it, and nothing comes back`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        _ = service.before.exchange { [client = phone.client] _ in try client.wipe() }
        await expectError(-5000) { try await dataset.synchronize() }
        phone.credentials.become(TestDevice.identity)
        #expect(try phone.client.listDatasets() == [] && service.values("prefs") == ["k": "v"])
    }

    @Test func `a count at the end of the numbers is no trap`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        service.change { $0.datasets[TestDevice.identity] = ["prefs": FakeDataset(count: .max)] }
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        #expect(try dataset.metadata()?.lastSyncCount == .max && dataset.record(forKey: "k")?.syncCount == .min)
    }

    @Test func `clearing during a synchronizing wins`() async throws {
        let dataset = try phone.client.openOrCreateDataset("prefs")
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        let cleared = Locked(false)
        _ = service.before.exchange { operation in
            if operation == "ListRecords", !cleared.exchange(true) { try dataset.clear() }
        }
        try await dataset.synchronize()
        #expect(try dataset.getAll() == [:] && service.values("prefs") == [:])
    }
}
