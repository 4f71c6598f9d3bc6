import Kernel

/// A dictionary of texts that is kept on this device and shared with the identity's other devices; opened by
/// `AWSCognito.openOrCreateDataset`.
///
/// The calls for values read and write this device's file, and return after the change is on the disk.
public final class AWSCognitoDataset: Sendable {
    /// The dataset's name.
    public let name: String

    let context: SyncContext
    let settings: Locked<DatasetSettings>
    /// The synchronizing that waits for a network.
    let scheduled = Locked<Task<Void, Never>?>(nil)

    init(_ name: String, in context: SyncContext) {
        self.name = name
        self.context = context
        settings = Locked(context.settings.read { $0 })
    }

    deinit { scheduled.exchange(nil)?.cancel() }

    /// Runs `body` in a transaction on the file, with this dataset of the current identity.
    func write<Result: Sendable>(_ body: (LocalDatabase, DatasetKey) throws -> Result) throws -> Result {
        try context.write { try body($0, DatasetKey(identity: $1, name: name)) }
    }

    /// The steps of this dataset's synchronization, and the changes that it makes, from now on; see
    /// `AWSCognito.events`.
    public var events: AsyncStream<AWSCognitoEvent> { context.events.stream(of: name) }
}
