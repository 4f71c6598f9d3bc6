import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

@Suite struct EventTests {
    private let service = FakeSync(TestClock())

    private static func line(_ event: AWSCognitoEvent) -> String {
        switch event {
        case .didStartSynchronize(let dataset): "start \(dataset)"
        case .didEndSynchronize(let dataset): "end \(dataset)"
        case .didFailToSynchronize(let dataset, let error):
            "fail \(dataset) \((error as? URLError)?.code.rawValue ?? 0)"
        case .didChangeRemoteValue(let dataset, let keys): "remote \(dataset) \(keys)"
        case .didChangeLocalValueFromRemote(let dataset, let keys): "local \(dataset) \(keys)"
        }
    }

    // SYN-IOS-01, testSyncNotifications
    @Test func `streams have each step and each change`() async throws {
        let (phone, tablet) = (TestDevice(service), TestDevice(service))
        let other = try tablet.client.openOrCreateDataset("stream")
        try other.setString("t", forKey: "tablet")
        try await other.synchronize()
        let dataset = try phone.client.openOrCreateDataset("stream")
        var (all, own) = (phone.client.events.makeAsyncIterator(), dataset.events.makeAsyncIterator())
        try await phone.client.openOrCreateDataset("else").synchronize()
        try dataset.setString("p", forKey: "phone")
        try await dataset.synchronize()
        service.change { $0.isOnline = false }
        try? await dataset.synchronize()
        let expected = [
            "start stream", "local stream [\"tablet\"]", "remote stream [\"phone\"]", "end stream",
            "start stream", "fail stream -1009", "end stream",
        ]
        for line in ["start else", "end else"] + expected { #expect(await all.next().map(Self.line) == line) }
        for line in expected { #expect(await own.next().map(Self.line) == line) }
    }

    // SYN-IOS-02, SYN-IOS-03, SYN-IOS-04, SYN-IOS-05, SYN-IOS-06
    @Test func `notifications have the same, in the same order`() async throws {
        let (phone, tablet) = (TestDevice(service), TestDevice(service))
        let name = "notified"
        let seen = Locked<[String]>([])
        let names: [Notification.Name] = [
            .awsCognitoDidStartSynchronize, .awsCognitoDidEndSynchronize, .awsCognitoDidFailToSynchronize,
            .awsCognitoDidChangeRemoteValue, .awsCognitoDidChangeLocalValueFromRemote,
        ]
        let observers = names.map { observed in
            NotificationCenter.default.addObserver(forName: observed, object: nil, queue: nil) { notification in
                guard notification.userInfo?["dataset"] as? String == name else { return }
                let keys = (notification.userInfo?["keys"] as? [String]).map { " \($0)" } ?? ""
                let error = notification.userInfo?["error"] is URLError ? " URLError" : ""
                seen.change { $0.append(notification.name.rawValue + keys + error) }
            }
        }
        defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
        let (dataset, other) = (try phone.client.openOrCreateDataset(name), try tablet.client.openOrCreateDataset(name))
        try dataset.setString("p", forKey: "phone")
        try await dataset.synchronize()
        try await eventually { seen.read(\.count) == 3 }
        try await other.synchronize()
        try await eventually { seen.read(\.count) == 6 }
        service.change { $0.isOnline = false }
        try? await dataset.synchronize()
        try await eventually { seen.read(\.count) == 9 }
        #expect(
            seen.read { $0 } == [
                "AWSCognitoDidStartSynchronizeNotification", "AWSCognitoDidChangeRemoteValueNotification [\"phone\"]",
                "AWSCognitoDidEndSynchronizeNotification", "AWSCognitoDidStartSynchronizeNotification",
                "AWSCognitoDidChangeLocalValueFromRemoteNotification [\"phone\"]",
                "AWSCognitoDidEndSynchronizeNotification", "AWSCognitoDidStartSynchronizeNotification",
                "AWSCognitoDidFailToSynchronizeNotification URLError", "AWSCognitoDidEndSynchronizeNotification",
            ])
    }

    @Test func `streams end with the client`() async throws {
        var device: TestDevice? = TestDevice(service)
        let events = try #require(device).client.events
        device = nil
        for await _ in events {}
        #expect(device == nil)
    }
}
