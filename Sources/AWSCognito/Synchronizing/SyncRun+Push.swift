import Kernel
import SyncModel
import WireClient
import WireRuntime

extension SyncRun {
    /// Pushes the changes on this device. The service takes all of them or none.
    ///
    /// - Parameter isRepeated: Whether a push was refused before, in this run.
    func push(_ pulled: PulledChanges, isRepeated: Bool) async throws -> Step {
        let dataset = dataset
        let dirty = try await store.perform { try RecordPush.changes(of: dataset, in: $0) }
        guard !dirty.isEmpty else { return .done }
        guard let session = pulled.session else { throw AWSCognitoError.noSessionToken }
        let accepted: [LocalRecord]
        do {
            let records = try await calls.update(
                dataset, with: dirty.map(RecordPatch.init), session: session, device: device)
            accepted = records.compactMap(LocalRecord.init)
        } catch let error as ServiceResponseError where error.code == .resourceConflict {
            // If pulling again was not enough, a change is based on an older `syncCount` than the start of the pull.
            if isRepeated, let oldest = dirty.map(\.syncCount).min() {
                try await store.perform { database in
                    guard try LocalDatasetTable.lastSyncCount(of: dataset, in: database) > oldest else { return }
                    try LocalDatasetTable.set(lastSyncCount: oldest, of: dataset, in: database)
                }
            }
            return .again
        }
        let changed = try await store.perform { try RecordPush.confirm(dirty, accepted: accepted, of: dataset, in: $0) }
        context.events.publish(.didChangeRemoteValue(dataset: dataset.name, keys: dirty.map(\.key)))
        if !changed.isEmpty {
            context.events.publish(.didChangeLocalValueFromRemote(dataset: dataset.name, keys: changed))
        }
        return .done
    }
}

extension RecordPatch {
    /// The change of a record, based on its `syncCount` from the service.
    init(_ record: LocalRecord) {
        self.init(
            deviceLastModifiedDate: record.lastModified, key: record.key, op: record.value == nil ? .remove : .replace,
            syncCount: record.syncCount, value: record.value)
    }
}
