import AWSMobileClient
import Foundation
import Kernel
import WireClient

/// The parts that a client shares with its datasets.
final class SyncContext: Sendable {
    let credentials: any SyncCredentialsProvider
    /// The service, or the error in the configuration.
    let service: Result<SyncCalls, any Error>
    private let opened: Result<SyncStore, any Error>
    private let world: World
    let network: NetworkAccess
    let events = EventStreams()
    let settings = Locked(DatasetSettings())
    let pushPlatform = Locked(AWSCognitoPushPlatform.standard)
    /// How long a call waits while another call synchronizes the same dataset.
    let waitLimit: Duration
    private let gates = Locked<[String: SyncGate]>([:])

    init(
        _ service: Result<SyncServiceAddress, any Error>, credentials: any SyncCredentialsProvider, folder: URL,
        transport: Transport, world: World = .ofService, network: NetworkAccess = .system,
        waitLimit: Duration = .seconds(300)
    ) {
        self.waitLimit = waitLimit
        self.credentials = credentials
        self.world = world
        self.network = network
        self.service = service.map { SyncCalls($0, credentials: credentials, transport: transport, world: world) }
        opened = service.map { SyncStore(folder: folder, identityPoolID: $0.identityPoolID) }
    }

    deinit { events.end() }

    /// The file.
    ///
    /// - Throws: The error in the configuration.
    func store() throws -> SyncStore { try opened.get() }

    /// The current identity.
    func identity() throws -> String { try store().adopt(credentials.syncIdentity()) }

    /// Runs `body` in a transaction on the file, with the current identity.
    func write<Result: Sendable>(_ body: (LocalDatabase, _ identity: String) throws -> Result) throws -> Result {
        let identity = try identity()
        return try store().write { try body($0, identity) }
    }

    /// The time, as exactly as the service keeps it.
    var now: Instant { world.now().milliseconds }

    /// The service's id of this device; nil if it is not registered for the identity.
    func device() throws -> String? { try write { try DeviceTable.find($1, in: $0)?.device } }

    /// Lets one call at a time synchronize the dataset called `name`.
    func gate(of name: String) -> SyncGate {
        gates.change { gates in
            if let gate = gates[name] { return gate }
            let gate = SyncGate()
            gates[name] = gate
            return gate
        }
    }
}
