import AWSMobileClient
import Foundation

@testable import AWSCognito
@testable import Kernel

/// A clock that a test sets. Each reading is a millisecond later, so that no two changes have the same time.
struct TestClock: Sendable {
    private let time = Locked(Instant(seconds: 1_750_000_000))

    var now: Instant {
        time.change { time in
            time = Instant(microseconds: time.microseconds + 1000)
            return time
        }
    }

    var world: World { World(now: { now }, bytes: { [UInt8](repeating: 0, count: $0) }) }
}

/// An identity and its credentials, as a test sets them.
final class TestCredentials: SyncCredentialsProvider {
    let identity: Locked<SyncIdentity?>
    let failure = Locked<(any Error & Sendable)?>(nil)
    let forgotten = Locked(0)

    init(_ identity: SyncIdentity?) { self.identity = Locked(identity) }

    func syncIdentity() -> SyncIdentity? { identity.read { $0 } }

    func getAWSCredentials() throws -> AWSCredentials {
        if let failure = failure.read({ $0 }) { throw failure }
        return AWSCredentials(accessKey: "ASIA1", secretKey: "secret", sessionKey: "session")
    }

    func forgetIdentity() {
        forgotten.change { $0 += 1 }
        _ = identity.exchange(nil)
    }

    func become(_ id: String?, isGuest: Bool = false) {
        _ = identity.exchange(id.map { SyncIdentity(id: $0, isGuest: isGuest) })
    }
}

/// A device with a folder of its own, and the client on it.
final class TestDevice: Sendable {
    static let identity = "us-east-1:11111111-0000-0000-0000-000000000000"
    static let other = "us-east-1:22222222-0000-0000-0000-000000000000"

    let service: FakeSync
    let credentials: TestCredentials
    let folder: URL
    let network: TestNetwork
    let client: AWSCognito

    init(
        _ service: FakeSync, identity: SyncIdentity? = SyncIdentity(id: TestDevice.identity, isGuest: false),
        folder: URL? = nil, network: TestNetwork = TestNetwork(), waitLimit: Duration = .seconds(300)
    ) {
        self.service = service
        self.network = network
        credentials = TestCredentials(identity)
        self.folder = folder ?? Self.newFolder()
        client = AWSCognito(
            SyncContext(
                .success(
                    SyncServiceAddress(
                        identityPoolID: FakeSync.pool, region: "us-east-1", origin: "https://sync.test")),
                credentials: credentials, folder: self.folder, transport: service.transport,
                world: service.clock.world, network: network.access, waitLimit: waitLimit))
    }

    /// A folder in memory if the system has one: each change waits for its disk.
    private static func newFolder() -> URL {
        let memory = "/dev/shm"
        let root =
            FileManager.default.isWritableFile(atPath: memory)
            ? URL(fileURLWithPath: memory) : FileManager.default.temporaryDirectory
        return root.appendingPathComponent("sync-\(UUID().uuidString)")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The device after its program was killed now: the client of a copy of the files, which nothing has closed.
    func killed() throws -> TestDevice {
        let copy = Self.newFolder()
        try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
        for file in try FileManager.default.contentsOfDirectory(atPath: folder.path) where !file.hasSuffix("-shm") {
            try FileManager.default.copyItem(
                at: folder.appendingPathComponent(file), to: copy.appendingPathComponent(file))
        }
        return TestDevice(service, identity: credentials.syncIdentity(), folder: copy, network: network)
    }

    /// The one file with the data.
    var file: URL {
        folder.appendingPathComponent("us-east-1_00000000-1111-2222-3333-444444444444.sqlite3")
    }
}

/// The network of a device, as a test sets it.
struct TestNetwork: Sendable {
    let isCellular = Locked(false)
    let pauses = Locked(0)
    /// The calls that wait for a network.
    private let waiting = Locked<[CheckedContinuation<Void, Never>]>([])

    var access: NetworkAccess {
        NetworkAccess(
            isCellularOnly: { isCellular.read { $0 } },
            wait: { _ in
                await withCheckedContinuation { continuation in waiting.change { $0.append(continuation) } }
                try Task.checkCancellation()
            },
            retryPause: { _ in pauses.change { $0 += 1 } })
    }

    var waits: Int { waiting.read(\.count) }

    /// Ends the waits, as when there may be a network.
    func comeBack() { for continuation in waiting.exchange([]) { continuation.resume() } }
}
