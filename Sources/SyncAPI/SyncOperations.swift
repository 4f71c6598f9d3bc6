import Sync
import SyncModel
package import Wire
package import WireRuntime

/// All operations of this module.
package enum SyncOperations {
    /// The service's model, with the operations that only Martlet has.
    package static let catalogue = Catalogue(.sync, Catalogue.sync.inputs + [GetChangesInput.self])

    /// The operations with these dependencies.
    package static func all(_ services: SyncServices) -> [any Operation] {
        [
            ListDatasets(datasets: services.datasets),
            DescribeDataset(datasets: services.datasets),
            DeleteDataset(datasets: services.datasets),
            ListRecords(records: services.records),
            UpdateRecords(records: services.records),
            GetChanges(changes: services.changes),
            DescribeIdentityUsage(datasets: services.datasets),
            DescribeIdentityPoolUsage(datasets: services.datasets),
            ListIdentityPoolUsage(datasets: services.datasets),
            GetIdentityPoolConfiguration(streams: services.streams, push: services.push),
            SetIdentityPoolConfiguration(streams: services.streams, push: services.push),
            BulkPublish(bulk: services.bulk),
            GetBulkPublishDetails(bulk: services.bulk),
            GetCognitoEvents(settings: services.settings),
            RegisterDevice(devices: services.devices),
            SubscribeToDataset(devices: services.devices),
            UnsubscribeFromDataset(devices: services.devices),
            SetCognitoEvents(settings: services.settings, trigger: services.trigger),
        ]
    }
}
