import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

/// Values on one device, without a service.
@Suite struct DatasetTests {
    private let device = TestDevice(FakeSync(TestClock()))

    private func open(_ name: String = "prefs") throws -> AWSCognitoDataset {
        try device.client.openOrCreateDataset(name)
    }

    // D.1, SYN-DAT-06, SYN-DAT-08, SYN-RW-05, SYN-RW-07, testGet, testRemove, testPutAndGet
    @Test func `a dataset is a dictionary on this device`() throws {
        let dataset = try open()
        try dataset.setString("dark", forKey: "theme")
        try dataset.setString("", forKey: "empty")
        #expect(try dataset.string(forKey: "theme") == "dark" && dataset.stringForKey("theme") == "dark")
        #expect(try dataset.getAll() == ["theme": "dark", "empty": ""])
        try dataset.removeObject(forKey: "theme")
        try dataset.removeObjectForKey("never")
        #expect(try dataset.string(forKey: "theme") == nil)
        #expect(try dataset.getAll() == ["empty": ""])
        #expect(try dataset.getAllRecords().map(\.recordId) == ["empty", "theme"])
        #expect(try dataset.record(forKey: "theme")?.isDeleted() == true)
        #expect(try dataset.record(forKey: "never") == nil)
        #expect(device.service.state.read(\.log) == [])
    }

    @Test func `any text can be key and value, and texts differ by their bytes`() throws {
        let dataset = try open()
        let (composed, decomposed) = ("\u{e9}", "e\u{301}")
        try dataset.setString("one", forKey: composed)
        try dataset.setString("two", forKey: decomposed)
        try dataset.setString("a\0b\u{1F600}", forKey: "\0 '\"%_")
        #expect(try dataset.string(forKey: composed) == "one" && dataset.string(forKey: decomposed) == "two")
        #expect(try dataset.string(forKey: "\0 '\"%_") == "a\0b\u{1F600}")
        #expect(try dataset.getAllRecords().count == 3)
    }

    @Test func `a change has its author, its time and a count`() throws {
        let dataset = try open()
        try dataset.setString("one", forKey: "k")
        let first = try #require(try dataset.record(forKey: "k"))
        try dataset.setString("two", forKey: "k")
        let second = try #require(try dataset.record(forKey: "k"))
        #expect(first.lastModifiedBy == "LOCAL" && first.dirtyCount == 1 && first.isDirty && first.syncCount == 0)
        #expect(second.dirtyCount == 2 && second.lastModified > first.lastModified)
        #expect(first.isEqualMetadata(first) && !first.isEqualMetadata(second))
        #expect(try dataset.metadata()?.lastModifiedDate == second.lastModified)
    }

    // SYN-DAT-05
    @Test(arguments: ["", "a b", "ä", "a/b", String(repeating: "x", count: 129)])
    func `a name that no dataset can have is refused`(_ name: String) async throws {
        await expectError(-3000) { _ = try open(name) }
        #expect(try open("a-Z_0.:" + String(repeating: "x", count: 121)).name.count == 128)
    }

    // D.4, SYN-DAT-09
    @Test func `a key has 1 to 1024 bytes and a value at most 1048575`() async throws {
        let dataset = try open()
        for key in ["", String(repeating: "k", count: 1025)] {
            await expectError(-3000) { try dataset.setString("v", forKey: key) }
        }
        await expectError(-1001) { try dataset.setString(String(repeating: "v", count: 1_048_576), forKey: "k") }
        #expect(try dataset.getAllRecords() == [])
        try dataset.setString(String(repeating: "v", count: 1_048_575), forKey: "k")
        #expect(try dataset.size() == 1_048_576)
    }

    // SYN-DAT-02
    @Test func `a change that would make a dataset larger than 1 MB changes nothing`() async throws {
        let dataset = try open()
        try dataset.setString(String(repeating: "v", count: 1_048_570), forKey: "k")
        try dataset.setString("abc", forKey: "l")
        for (key, value) in [("m", "12"), ("l", "abcde")] {
            await expectError(-1002) { try dataset.setString(value, forKey: key) }
        }
        #expect(try dataset.string(forKey: "l") == "abc" && dataset.string(forKey: "m") == nil)
        #expect(try dataset.size() == 1_048_575 && dataset.size(forKey: "l") == 4 && dataset.size(forKey: "m") == 0)
        try dataset.removeObject(forKey: "k")
        try dataset.setString("12", forKey: "m")
        #expect(try dataset.size() == 7)
    }

    @Test func `a dataset has at most 1024 records`() async throws {
        let dataset = try open()
        let store = try device.client.context.store()
        try store.write { database in
            for number in 0..<1023 {
                let record = LocalRecord(
                    key: "k\(number)", value: "v", lastModified: Instant(seconds: 0), lastModifiedBy: "x", syncCount: 1,
                    dirtyCount: 0, change: 0)
                try LocalRecordTable.put(
                    record, of: DatasetKey(identity: TestDevice.identity, name: "prefs"), in: database)
            }
        }
        try dataset.setString("v", forKey: "last")
        await expectError(-1002) { try dataset.setString("v", forKey: "one more") }
        try dataset.setString("changed", forKey: "k7")
        try dataset.removeObject(forKey: "k7")
        try dataset.setString("v", forKey: "one more")
    }

    // SYN-DAT-04, testListDatasets, testLastSyncCount
    @Test func `the datasets of this device are listed with what is known of them`() throws {
        try open("b").setString("v", forKey: "k")
        _ = try open("a")
        try open("c").clear()
        let listed = try device.client.listDatasets()
        #expect(listed.map(\.name) == ["a", "b", "c"])
        #expect(listed.map(\.lastSyncCount) == [0, 0, -1] && listed.map { $0.isDeleted() } == [false, false, true])
    }

    // testClear, testDeleteAll, testReset
    @Test func `clearing removes all keys, and wiping all datasets`() throws {
        let dataset = try open()
        try dataset.setString("v", forKey: "k")
        try dataset.clear()
        #expect(try dataset.getAllRecords() == [] && dataset.metadata()?.isDeleted() == true)
        try dataset.setString("new", forKey: "k")
        #expect(try dataset.getAll() == ["k": "new"])
        try device.client.wipe()
        #expect(try device.client.listDatasets() == [] && device.credentials.forgotten.read { $0 } == 1)
        device.credentials.become(TestDevice.identity)
        #expect(try device.client.listDatasets() == [] && dataset.getAll() == [:])
    }

    @Test func `two objects of one dataset share its data but not its handlers`() throws {
        device.client.synchronizeRetries = 2
        let (one, two) = (try open(), try open())
        device.client.synchronizeRetries = 9
        one.synchronizeRetries = 3
        try one.setString("v", forKey: "k")
        #expect(try two.string(forKey: "k") == "v" && two.synchronizeRetries == 2)
        #expect(try open().synchronizeRetries == 9)
    }
}
