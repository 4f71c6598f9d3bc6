import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

/// The file: what a killed program leaves, and what others put in its place.
@Suite struct StoreTests {
    private let service = FakeSync(TestClock())

    @Test func `each change that returned is in the file of a killed program`() throws {
        var device = TestDevice(service)
        var expected: [String: String] = [:]
        for number in 0..<12 {
            let dataset = try device.client.openOrCreateDataset("prefs")
            #expect(try dataset.getAll() == expected)
            switch number % 4 {
            case 3:
                try dataset.removeObject(forKey: "k\(number - 1)")
                expected["k\(number - 1)"] = nil
            default:
                try dataset.setString("v\(number)", forKey: "k\(number)")
                expected["k\(number)"] = "v\(number)"
            }
            device = try device.killed()
        }
        #expect(try device.client.openOrCreateDataset("prefs").getAll() == expected)
    }

    /// Kills the program at each request of a synchronizing with a conflict, a removal and a new key, before the
    /// service gets it and after the service has answered.
    @Test(arguments: 0..<6) func `a program killed between two steps of a synchronizing loses nothing`(
        _ step: Int
    ) async throws {
        let (phone, tablet) = (TestDevice(service), TestDevice(service))
        let mine = try phone.client.openOrCreateDataset("prefs")
        let other = try tablet.client.openOrCreateDataset("prefs")
        for key in ["both", "removed", "kept"] { try mine.setString("old", forKey: key) }
        try await mine.synchronize()
        try await other.synchronize()
        try other.setString("tablet", forKey: "both")
        try other.setString("tablet", forKey: "theirs")
        try await other.synchronize()
        try mine.setString("phone", forKey: "both")
        try mine.setString("phone", forKey: "mine")
        try mine.removeObject(forKey: "removed")
        let (requests, restarted) = (Locked(0), Locked<TestDevice?>(nil))
        _ = service.before.exchange { [service] _ in
            let number = requests.change { number in
                number += 1
                return number - 1
            }
            guard number == step / 2 else { return }
            if step % 2 == 0 {
                let copy = try phone.killed()
                _ = restarted.exchange(copy)
                throw CancellationError()
            }
            service.change { $0.lostResponses = 1 }
        }
        try? await mine.synchronize()
        _ = service.before.exchange(nil)
        let next = try restarted.read { $0 } ?? phone.killed()
        let again = try next.client.openOrCreateDataset("prefs")
        try await again.synchronize()
        try await other.synchronize()
        let expected = ["both": "phone", "mine": "phone", "theirs": "tablet", "kept": "old"]
        #expect(try again.getAll() == expected && other.getAll() == expected && service.values("prefs") == expected)
        #expect(try again.getAllRecords().allSatisfy { !$0.isDirty })
    }

    @Test func `two clients share a file`() async throws {
        let device = TestDevice(service)
        let twin = TestDevice(service, folder: device.folder)
        let (one, two) = (try device.client.openOrCreateDataset("prefs"), try twin.client.openOrCreateDataset("prefs"))
        await withTaskGroup { group in
            for (number, dataset) in [one, two].enumerated() {
                group.addTask {
                    for key in 0..<20 {
                        do { try dataset.setString("v", forKey: "\(number)-\(key)") } catch { Issue.record(error) }
                    }
                }
            }
        }
        #expect(try one.getAll().count == 40 && two.getAll() == one.getAll())
        twin.credentials.become(nil)
    }

    @Test func `only the user can read the file`() throws {
        let device = TestDevice(service)
        _ = try device.client.openOrCreateDataset("prefs")
        for path in [device.folder.path, device.file.path] {
            let permissions = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
            #expect(permissions.map { $0 & 0o077 } == 0, "\(path)")
        }
    }

    @Test func `a file that is no database, or of a later version, is left alone`() async throws {
        let device = TestDevice(service)
        try FileManager.default.createDirectory(at: device.folder, withIntermediateDirectories: true)
        let text = Data(String(repeating: "no database ", count: 100).utf8)
        try text.write(to: device.file)
        await expectError(-2000) { _ = try device.client.openOrCreateDataset("prefs") }
        #expect(try Data(contentsOf: device.file) == text)
        try FileManager.default.removeItem(at: device.file)
        _ = try device.client.openOrCreateDataset("prefs")
        try device.client.context.store().write { try $0.run("PRAGMA user_version = 2") }
        let later = try device.killed()
        await expectError(-2000) { _ = try later.client.openOrCreateDataset("prefs") }
    }

    @Test func `a folder that cannot be made is an error, and a later call tries again`() async throws {
        let device = TestDevice(service)
        try Data().write(to: device.folder)
        await expectError(-2000) { _ = try device.client.openOrCreateDataset("prefs") }
        #expect(device.client.deviceId == "LOCAL")
        try FileManager.default.removeItem(at: device.folder)
        _ = try device.client.openOrCreateDataset("prefs")
    }

    @Test func `a failed transaction changes nothing`() async throws {
        let device = TestDevice(service)
        let dataset = try device.client.openOrCreateDataset("prefs")
        let store = try device.client.context.store()
        await expectError(-2000) {
            try store.write { database in
                try LocalDatasetTable.deleteAll(in: database)
                try database.run("PRAGMA nonsense(")
            }
        }
        #expect(try dataset.metadata() != nil)
    }
}
