import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

/// Changes of the identity, and datasets that are merged.
@Suite struct IdentityTests {
    private let service = FakeSync(TestClock())
    private let device: TestDevice
    private let guest = TestDevice.identity
    private let user = TestDevice.other

    init() { device = TestDevice(service, identity: nil) }

    private func open(_ name: String = "prefs") throws -> AWSCognitoDataset {
        try device.client.openOrCreateDataset(name)
    }

    // D.2, testReparentFromUnknown
    @Test func `what is stored before there is an identity belongs to the first one`() async throws {
        let dataset = try open()
        try dataset.setString("early", forKey: "k")
        device.credentials.become(guest, isGuest: true)
        #expect(try dataset.getAll() == ["k": "early"])
        try await dataset.synchronize()
        #expect(service.values("prefs") == ["k": "early"])
        #expect(try device.client.listDatasets().map(\.name) == ["prefs"])
    }

    @Test func `without an identity nothing is synchronized`() async throws {
        let dataset = try open()
        await expectError(-4000) { try await dataset.synchronize() }
        #expect(service.state.read(\.log) == [])
    }

    // SWI-GEN-02, SYN-MRG-02, testReparent, testDatasetMergedHandlerLocal
    @Test func `a guest's data follow to the user who signs in, as copies`() async throws {
        device.credentials.become(guest, isGuest: true)
        let dataset = try open()
        try dataset.setString("guest's", forKey: "g")
        try await dataset.synchronize()
        try dataset.setString("not pushed", forKey: "late")
        // Signed in, but the identity pool has not responded yet.
        device.credentials.become(guest, isGuest: true)
        #expect(try dataset.getAll().count == 2)
        device.credentials.become(user)
        let copy = "prefs.\(guest)"
        #expect(try dataset.getAll() == [:] && device.client.listDatasets().map(\.name) == [copy])
        #expect(try open(copy).getAll() == ["g": "guest's", "late": "not pushed"])
        let reported = Locked<[[String]]>([])
        dataset.datasetMergedHandler = { [client = device.client] root, copies in
            reported.change { $0.append([root] + copies) }
            for name in copies {
                do {
                    let merged = try client.openOrCreateDataset(name)
                    let main = try client.openOrCreateDataset(root)
                    for (key, value) in try merged.getAll() { try main.setString(value, forKey: key) }
                    try merged.clear()
                    try await merged.synchronize()
                } catch { Issue.record(error) }
            }
        }
        try await dataset.synchronize()
        try await eventually { try device.client.listDatasets().map(\.name) == ["prefs"] }
        try await dataset.synchronize()
        #expect(reported.read { $0 } == [["prefs", copy]])
        #expect(service.values("prefs", of: user) == ["g": "guest's", "late": "not pushed"])
        #expect(service.values("prefs", of: guest) == ["g": "guest's"])
    }

    // SWI-GEN-01
    @Test func `a guest that the identity pool links keeps everything`() async throws {
        device.credentials.become(guest, isGuest: true)
        let dataset = try open()
        try dataset.setString("v", forKey: "k")
        try await dataset.synchronize()
        device.credentials.become(guest, isGuest: false)
        #expect(try dataset.getAll() == ["k": "v"] && dataset.metadata()?.lastSyncCount == 1)
        try await dataset.synchronize()
        #expect(service.count("UpdateRecords") == 1)
        // It is a user's now, whose data do not follow to another user.
        device.credentials.become(user)
        #expect(try device.client.listDatasets() == [])
    }

    @Test func `a user's data stay the user's`() async throws {
        device.credentials.become(guest)
        let dataset = try open()
        try dataset.setString("private", forKey: "k")
        device.credentials.become(nil)
        #expect(try dataset.getAll() == [:])
        try dataset.setString("between", forKey: "b")
        device.credentials.become(user)
        #expect(try dataset.getAll() == ["b": "between"])
        #expect(try device.client.listDatasets().map(\.name) == ["prefs"])
        device.credentials.become(guest)
        #expect(try dataset.getAll() == ["k": "private"])
    }

    @Test func `what was stored before a sign-in joins what the user has on this device`() async throws {
        device.credentials.become(user)
        let dataset = try open()
        try dataset.setString("old", forKey: "k")
        try dataset.setString("kept", forKey: "l")
        try await dataset.synchronize()
        device.credentials.become(nil)
        try dataset.setString("new", forKey: "k")
        device.credentials.become(user)
        #expect(try dataset.getAll() == ["k": "new", "l": "kept"])
        try await dataset.synchronize()
        #expect(service.values("prefs", of: user) == ["k": "new", "l": "kept"])
    }

    @Test func `a guest's copies survive the end of the program`() throws {
        device.credentials.become(guest, isGuest: true)
        try open().setString("v", forKey: "k")
        let next = try device.killed()
        next.credentials.become(user)
        #expect(try next.client.openOrCreateDataset("prefs.\(guest)").getAll() == ["k": "v"])
        #expect(try next.client.openOrCreateDataset("prefs").getAll() == [:])
    }

    // SYN-MRG-01, SYN-MRG-04, SYN-IOS-11, testDatasetMergedHandlerRemote
    @Test func `copies at the service are reported until they are deleted`() async throws {
        device.credentials.become(user)
        let copy = "prefs.\(guest)"
        service.change {
            $0.datasets[TestDevice.other] = [copy: FakeDataset(count: 1)]
            $0.merged[TestDevice.other] = ["prefs": [copy]]
        }
        let reported = Locked<[[String]]>([])
        device.client.datasetMergedHandler = { root, copies in reported.change { $0.append([root] + copies) } }
        let dataset = try open()
        for number in 1...2 {
            try await dataset.synchronize()
            try await eventually { reported.read(\.count) == number }
        }
        let merged = try open(copy)
        try merged.clear()
        try await merged.synchronize()
        try await dataset.synchronize()
        #expect(reported.read { $0 } == [["prefs", copy], ["prefs", copy]])
    }

    @Test func `a dataset with a similar name is no copy`() async throws {
        device.credentials.become(user)
        for name in ["prefs.old", "prefs.a:z", "prefs.:12", "prefs2.us-east-1:12"] {
            try open(name).setString("v", forKey: "k")
        }
        let reported = Locked(0)
        let dataset = try open()
        dataset.datasetMergedHandler = { _, _ in reported.change { $0 += 1 } }
        try await dataset.synchronize()
        try open("prefs.us-east-1:12").setString("v", forKey: "k")
        try await dataset.synchronize()
        try await eventually { reported.read { $0 } == 1 }
    }
}
