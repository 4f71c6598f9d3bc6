import AWSMobileClient
import Foundation
import Kernel
import SyncModel

extension AWSCognito {
    /// Opens a dataset of the current identity, and creates it on this device if it does not exist. The service
    /// receives it when it is first synchronized with a record.
    ///
    /// The dataset follows the identity: after a sign-in it contains the user's data. Two objects for datasets with the
    /// same name share their data, but not their handlers.
    /// - Parameter name: 1 to 128 letters, digits, underscores, dots, colons and hyphens.
    /// - Returns: The dataset.
    /// - Throws: `AWSCognitoError.illegalArgument`, `localDataStorageFailed`, or an error in the configuration.
    public func openOrCreateDataset(_ name: String) throws -> AWSCognitoDataset {
        try SyncLimits.check(name: name)
        let dataset = AWSCognitoDataset(name, in: context)
        try context.write { database, identity in
            let device = try DeviceTable.find(identity, in: database)?.device ?? Self.localDevice
            try LocalDatasetTable.insert(
                DatasetKey(identity: identity, name: name), at: context.now, by: device, in: database)
        }
        return dataset
    }

    /// The datasets of the current identity on this device, by name. Datasets that were cleared and are still to be
    /// deleted at the service are among them.
    ///
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func listDatasets() throws -> [AWSCognitoDatasetMetadata] {
        try context.write { try LocalDatasetTable.all(of: $1, in: $0) }
    }

    /// Fetches the list of the identity's datasets from the service, and stores it on this device.
    ///
    /// - Returns: The service's datasets, with the sync counts of this device.
    /// - Throws: `AWSCognitoError`, an error of the network, or an error in the configuration.
    public func refreshDatasetMetadata() async throws -> [AWSCognitoDatasetMetadata] {
        try await context.calling { calls, identity in
            let listed = try await calls.datasets(of: identity).compactMap(AWSCognitoDatasetMetadata.init)
            return try await context.store().perform { database in
                try listed.map { dataset in
                    let key = DatasetKey(identity: identity, name: dataset.name)
                    try LocalDatasetTable.update(dataset, of: identity, in: database)
                    return try LocalDatasetTable.find(key, in: database) ?? dataset
                }
            }
        }
    }

    /// Erases all data of this identity pool on this device, of every identity, and forgets the identity and its
    /// credentials. Changes that were not pushed are lost; the data at the service are kept.
    ///
    /// - Throws: `AWSCognitoError.localDataStorageFailed`, or an error in the configuration.
    public func wipe() throws {
        let store = try context.store()
        try store.write { database in
            try LocalRecordTable.deleteAll(in: database)
            try LocalDatasetTable.deleteAll(in: database)
            try DeviceTable.deleteAll(in: database)
            try StateTable.set(SyncIdentity(id: SyncStore.unknownIdentity, isGuest: false), in: database)
        }
        _ = store.adopted.exchange(nil)
        context.credentials.forgetIdentity()
    }

    /// The steps of every synchronization, and the changes that it makes, from now on. Each use creates a new stream.
    /// It ends with the client and its datasets, or if the reading task is cancelled.
    public var events: AsyncStream<AWSCognitoEvent> { context.events.stream() }
}

extension AWSCognitoDatasetMetadata {
    /// Reads a dataset of the service's list; nil if its name is missing.
    init?(_ dataset: Dataset) {
        guard let name = dataset.datasetName, !name.isEmpty else { return nil }
        let unknown = Instant(microseconds: 0)
        self.init(
            name: name, lastSyncCount: 0, creationDate: (dataset.creationDate ?? unknown).date,
            dataStorage: dataset.dataStorage ?? 0, lastModifiedBy: dataset.lastModifiedBy ?? "Unknown",
            lastModifiedDate: (dataset.lastModifiedDate ?? unknown).date, numRecords: dataset.numRecords ?? 0)
    }
}

extension SyncContext {
    /// Runs `body` with the service and the identity, and converts its errors into the form for apps.
    func calling<Value: Sendable>(
        _ body: (_ calls: SyncCalls, _ identity: String) async throws -> Value
    ) async throws -> Value {
        do {
            let calls = try service.get()
            do { _ = try await credentials.getAWSCredentials() } catch {
                throw AWSCognitoError.missingCredentials(error)
            }
            let identity = try identity()
            guard identity != SyncStore.unknownIdentity else { throw AWSCognitoError.noIdentity }
            return try await body(calls, identity)
        } catch { throw AWSCognitoError.refusal(error) }
    }
}
