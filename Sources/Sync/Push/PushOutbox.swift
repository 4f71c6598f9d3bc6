import Kernel
import Storage

/// Writes messages to devices in the same transaction as the changes that they announce.
struct PushOutbox {
    let tx: any Transaction
    init(_ tx: any Transaction) { self.tx = tx }

    /// Announces the new `syncCount` of a dataset to the subscribed devices, except the device that has changed it.
    func notify(of dataset: SyncDataset, by author: String, at now: Instant) throws {
        for device in try SubscriptionTable(tx).devices(of: dataset.place) where !device.id.hasSameBytes(as: author) {
            try PushTable(tx).put(dataset.syncCount, of: dataset.place, for: device, at: now)
        }
    }

    /// Announces the deletion of a dataset to its devices, and ends their subscriptions.
    func notifyDeletion(of dataset: SyncDataset, by author: String, at now: Instant) throws {
        try notify(of: dataset, by: author, at: now)
        try SubscriptionTable(tx).deleteAll(of: dataset.place)
    }
}
