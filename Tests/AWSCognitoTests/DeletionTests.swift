import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

/// A dataset that another device has deleted.
@Suite struct DeletionTests {
    private let service = FakeSync(TestClock())
    private let phone: TestDevice
    private let tablet: TestDevice
    private let mine: AWSCognitoDataset
    private let other: AWSCognitoDataset

    init() throws {
        (phone, tablet) = (TestDevice(service), TestDevice(service))
        mine = try phone.client.openOrCreateDataset("prefs")
        other = try tablet.client.openOrCreateDataset("prefs")
    }

    /// Has the dataset on both devices, with a change on the phone that is not pushed, and deletes it on the tablet.
    private func delete() async throws {
        try mine.setString("kept", forKey: "k")
        try await mine.synchronize()
        try await other.synchronize()
        try mine.setString("changed", forKey: "l")
        try other.clear()
        try await other.synchronize()
    }

    // SYN-DEL-01, SYN-DEL-02
    @Test func `without a handler the local copy is deleted`() async throws {
        try await delete()
        try await mine.synchronize()
        #expect(try mine.getAllRecords() == [] && phone.client.listDatasets() == [])
        #expect(service.state.read { $0.datasets[TestDevice.identity]?["prefs"] } == nil)
    }

    // SYN-IOS-10, testDatasetDeletedHandler
    @Test(arguments: [true, false]) func `a handler deletes the local copy or keeps it`(_ deletes: Bool) async throws {
        try await delete()
        let asked = Locked<[String]>([])
        mine.datasetDeletedHandler = { name in
            asked.change { $0.append(name) }
            return deletes
        }
        try await mine.synchronize()
        let expected = deletes ? [:] : ["k": "kept", "l": "changed"]
        #expect(try mine.getAll() == expected && service.values("prefs") == expected)
        #expect(asked.read { $0 } == ["prefs"])
        try await mine.synchronize()
        #expect(asked.read { $0 } == ["prefs"])
        #expect(try mine.getAllRecords().allSatisfy { !$0.isDirty })
    }

    // testDatasetDeletedHandlerOnResurrect
    @Test(arguments: [true, false]) func `a dataset that was made anew is pulled from its beginning`(
        _ deletes: Bool
    ) async throws {
        try await delete()
        try other.setString("new", forKey: "n")
        try await other.synchronize()
        mine.datasetDeletedHandler = { _ in deletes }
        mine.synchronizeRetries = 0
        try await mine.synchronize()
        let expected = deletes ? ["n": "new"] : ["k": "kept", "l": "changed", "n": "new"]
        #expect(try mine.getAll() == expected && service.values("prefs") == expected)
    }

    @Test func `what is set while the handler decides stays`() async throws {
        try await delete()
        mine.datasetDeletedHandler = { [mine] _ in
            try? mine.setString("late", forKey: "late")
            return true
        }
        try await mine.synchronize()
        #expect(try mine.getAll() == ["late": "late"] && service.values("prefs") == ["late": "late"])
    }

    @Test func `a new device does not care for deletions before it`() async throws {
        try await delete()
        try other.setString("new", forKey: "n")
        try await other.synchronize()
        let third = TestDevice(service)
        let dataset = try third.client.openOrCreateDataset("prefs")
        dataset.datasetDeletedHandler = { _ in
            Issue.record("The handler was asked.")
            return true
        }
        try dataset.setString("own", forKey: "o")
        try await dataset.synchronize()
        #expect(try dataset.getAll() == ["n": "new", "o": "own"])
    }
}
