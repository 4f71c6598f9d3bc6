package import Sync

/// The dependencies of the operations of sync.
package struct SyncServices: Sendable {
    let datasets: Datasets
    let records: Records
    let settings: SyncPoolSettings
    let trigger: SyncTrigger
    let streams: SyncStreams
    let bulk: BulkPublishing
    let changes: ChangeFeed
    let push: SyncPush
    let devices: SyncDevices

    /// The dependencies of one server.
    package init(
        datasets: Datasets, records: Records, settings: SyncPoolSettings, trigger: SyncTrigger, streams: SyncStreams,
        bulk: BulkPublishing, changes: ChangeFeed, push: SyncPush, devices: SyncDevices
    ) {
        (self.datasets, self.records, self.settings, self.trigger) = (datasets, records, settings, trigger)
        (self.streams, self.bulk, self.changes) = (streams, bulk, changes)
        (self.push, self.devices) = (push, devices)
    }
}
