import Foundation
import Kernel
import SyncModel
import WireClient
import WireRuntime

/// One synchronization of a dataset: pull, resolve conflicts, push; again if another device was faster.
///
/// No matter how it ends, the next one can continue from the file: each step is a transaction, and a change is marked
/// as pushed only after the service's response is stored.
struct SyncRun: Sendable {
    /// Whether a run is complete, or must start over.
    enum Step: Sendable { case done, again }

    /// A service that names a next page after this many is taken for broken.
    private static let maxPages = 1_000

    let dataset: DatasetKey
    let calls: SyncCalls
    let context: SyncContext
    let store: SyncStore
    let settings: DatasetSettings
    /// The service's id of this device; nil if it is not registered.
    let device: String?
    /// The copies that the merge handler has received.
    let notified: NotifiedCopies

    /// Synchronizes, and repeats it as often as the settings allow.
    func run() async throws {
        var attempt = 0
        while true {
            do {
                if try await step(attempt) == .done { return }
                guard attempt < settings.synchronizeRetries else { throw AWSCognitoError.outrun }
            } catch let error as ServiceResponseError where error.isTransient {
                guard attempt < settings.synchronizeRetries else { throw error }
                try await context.network.retryPause(attempt)
            }
            attempt += 1
        }
    }

    private func step(_ attempt: Int) async throws -> Step {
        if try await deleteIfCleared() == .done { return .done }
        let pulled = try await pull()
        if pulled.isDeletion {
            // The next pull begins from 0, and such a pull does not detect deletions.
            return try await followDeletion(pulled) == .done ? .done : step(attempt)
        }
        notified.notify(settings, of: pulled.mergedNames, ofDataset: dataset.name)
        guard try await merge(pulled) else { return .again }
        return try await push(pulled, isRepeated: attempt > 0)
    }

    /// Deletes a dataset at the service that was cleared here.
    ///
    /// - Returns: `.again` if there is something to synchronize: it was not cleared, or has new records since.
    private func deleteIfCleared() async throws -> Step {
        let dataset = dataset
        let isCleared = try await store.perform { database in
            try LocalDatasetTable.insert(dataset, at: context.now, by: device ?? AWSCognito.localDevice, in: database)
            return try LocalDatasetTable.lastSyncCount(of: dataset, in: database) == -1
        }
        guard isCleared else { return .again }
        try await calls.delete(dataset)
        return try await store.perform { database in
            guard try LocalRecordTable.size(of: dataset, in: database).records == 0 else {
                try LocalDatasetTable.unmarkCleared(dataset, in: database)
                return .again
            }
            try LocalRecordTable.deleteAll(of: dataset, in: database)
            try LocalDatasetTable.delete(dataset, in: database)
            return .done
        }
    }

    private func pull() async throws -> PulledChanges {
        let dataset = dataset
        let (since, lastChange) = try await store.perform { database in
            (
                max(0, try LocalDatasetTable.lastSyncCount(of: dataset, in: database)),
                try StateTable.lastChange(in: database)
            )
        }
        do { return try await pull(since: since, lastChange: lastChange) } catch let error as ServiceResponseError
            where error.deniesSyncCount && since > 0
        {
            // The service has an older state than this device, such as after it was restored. Everything is new.
            try await store.perform { try LocalDatasetTable.set(lastSyncCount: 0, of: dataset, in: $0) }
            return try await pull(since: 0, lastChange: lastChange)
        }
    }

    private func pull(since: Int64, lastChange: Int64) async throws -> PulledChanges {
        var pulled = PulledChanges(since: since, lastChange: lastChange)
        var page: String?
        for _ in 0..<Self.maxPages {
            let output = try await calls.records(of: dataset, since: since, page: page)
            pulled.add(output)
            page = output.nextToken
            if page == nil { return pulled }
        }
        throw AWSCognitoError.endlessPages
    }

    /// Asks the handler whether to delete the local copy of a dataset that was deleted at the service, and follows its
    /// decision. Changes since the pull began are always kept.
    private func followDeletion(_ pulled: PulledChanges) async throws -> Step {
        let deletes = await settings.datasetDeletedHandler?(dataset.name) ?? true
        let dataset = dataset
        let (removed, step): ([String], Step) = try await store.perform { database in
            let before = try LocalRecordTable.all(of: dataset, in: database).filter { $0.value != nil }
            if deletes { try LocalRecordTable.deleteAll(of: dataset, through: pulled.lastChange, in: database) }
            let change = try StateTable.nextChange(in: database)
            try LocalRecordTable.makeNew(dataset, change: change, in: database)
            try LocalDatasetTable.set(lastSyncCount: 0, of: dataset, in: database)
            let after = Set(try LocalRecordTable.all(of: dataset, in: database).map { ByteKey($0.key) })
            let isDone = !pulled.exists && after.isEmpty
            if isDone { try LocalDatasetTable.delete(dataset, in: database) }
            return (before.map(\.key).filter { !after.contains(ByteKey($0)) }, isDone ? .done : .again)
        }
        if !removed.isEmpty {
            context.events.publish(.didChangeLocalValueFromRemote(dataset: dataset.name, keys: removed))
        }
        return step
    }
}

extension ServiceResponseError {
    /// Whether the same request may succeed a little later.
    var isTransient: Bool { code == .tooManyRequests || code == .throttling || status >= 500 }

    /// Whether the service does not recognise the `syncCount` at the start of a pull.
    var deniesSyncCount: Bool { code == .invalidParameter && message.hasPrefix("No such SyncCount:") }
}
