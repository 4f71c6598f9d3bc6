import Foundation
import Testing

@testable import AWSCognito
@testable import Kernel

/// Calls at the same time, and calls without a network.
@Suite struct WaitingTests {
    private let service = FakeSync(TestClock())

    /// Holds requests until it is opened.
    private final class Barrier: Sendable {
        private struct State: Sendable {
            var isOpen = false
            var waiting: [CheckedContinuation<Void, Never>] = []
        }

        private let state = Locked(State())

        var count: Int { state.read(\.waiting.count) }

        func pass() async {
            await withCheckedContinuation { continuation in
                let passes = state.change { state in
                    if !state.isOpen { state.waiting.append(continuation) }
                    return state.isOpen
                }
                if passes { continuation.resume() }
            }
        }

        func open() {
            let waiting = state.change { state in
                defer { state = State(isOpen: true) }
                return state.waiting
            }
            for continuation in waiting { continuation.resume() }
        }
    }

    // testSynchronizeAlreadyInProgress
    @Test func `one call synchronizes, one waits, and a third is refused`() async throws {
        let (device, barrier) = (TestDevice(service), Barrier())
        let dataset = try device.client.openOrCreateDataset("prefs")
        let twin = try device.client.openOrCreateDataset("prefs")
        _ = service.before.exchange { _ in await barrier.pass() }
        let first = Task { try await dataset.synchronize() }
        try await eventually { barrier.count == 1 }
        let refusals = Locked<[Int?]>([])
        let others = (0..<2).map { _ in
            Task {
                do { try await twin.synchronize() } catch {
                    refusals.change { $0.append((error as? AWSCognitoError)?.errorCode) }
                }
            }
        }
        try await eventually { refusals.read(\.count) == 1 }
        barrier.open()
        try await first.value
        for other in others { await other.value }
        #expect(refusals.read { $0 } == [-9000] && service.count("ListRecords") == 2)
        try await dataset.synchronize()
    }

    @Test func `a call waits for its limit, or until it is cancelled`() async throws {
        let barrier = Barrier()
        let device = TestDevice(service, waitLimit: .milliseconds(20))
        let dataset = try device.client.openOrCreateDataset("prefs")
        _ = service.before.exchange { _ in await barrier.pass() }
        let first = Task { try await dataset.synchronize() }
        try await eventually { barrier.count == 1 }
        await expectError(-10000) { try await dataset.synchronize() }
        let gate = SyncGate()
        try await gate.enter(within: .seconds(300))
        let cancelled = Task { try await gate.enter(within: .seconds(300)) }
        cancelled.cancel()
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        gate.leave()
        try await gate.enter(within: .seconds(300))
        barrier.open()
        try await first.value
    }

    // SYN-SNC-03, SYN-SNC-05, testSynchronizeOnConnectivity
    @Test func `without a network it is scheduled once, and runs when there is one`() async throws {
        let device = TestDevice(service)
        let dataset = try device.client.openOrCreateDataset("prefs")
        try dataset.setString("v", forKey: "k")
        service.change { $0.isOnline = false }
        for _ in 0..<3 { #expect(try await dataset.synchronizeOnConnectivity() == .scheduled) }
        try await eventually { device.network.waits == 1 }
        device.network.comeBack()
        try await eventually { device.network.waits == 1 }
        service.change { $0.isOnline = true }
        device.network.comeBack()
        try await eventually { try dataset.record(forKey: "k")?.isDirty == false }
        #expect(service.values("prefs") == ["k": "v"] && device.network.waits == 0)
        #expect(try await dataset.synchronizeOnConnectivity() == .synchronized)
    }

    @Test func `what is scheduled ends with the dataset`() async throws {
        let device = TestDevice(service)
        service.change { $0.isOnline = false }
        var dataset: AWSCognitoDataset? = try device.client.openOrCreateDataset("prefs")
        #expect(try await dataset?.synchronizeOnConnectivity() == .scheduled)
        try await eventually { device.network.waits == 1 }
        weak let gone = dataset
        dataset = nil
        #expect(gone == nil)
        service.change { $0.isOnline = true }
        device.network.comeBack()
        try await device.client.openOrCreateDataset("other").synchronize()
        #expect(service.state.read(\.log) == ["ListRecords other"])
    }

    @Test func `over a cellular network alone nothing is synchronized if the app wants it so`() async throws {
        let device = TestDevice(service)
        device.network.isCellular.change { $0 = true }
        let dataset = try device.client.openOrCreateDataset("prefs")
        try await dataset.synchronize()
        dataset.synchronizeOnWiFiOnly = true
        await expectError(-7000) { try await dataset.synchronize() }
        device.network.isCellular.change { $0 = false }
        try await dataset.synchronize()
        #expect(service.count("ListRecords") == 2)
    }

    @Test func `completion handlers get the result or the error`() async throws {
        let device = TestDevice(service)
        let dataset = try device.client.openOrCreateDataset("prefs")
        let error = await withCheckedContinuation { continuation in
            dataset.synchronize { continuation.resume(returning: $0.map { "\($0)" }) }
        }
        #expect(error == nil)
        let unregistered = await withCheckedContinuation { continuation in
            dataset.subscribe { continuation.resume(returning: ($0 as? AWSCognitoError)?.errorCode) }
        }
        #expect(unregistered == -8000)
        let result = await withCheckedContinuation { continuation in
            dataset.synchronizeOnConnectivity { value, _ in continuation.resume(returning: value) }
        }
        #expect(result == .synchronized)
    }
}
