import Sync
package import Wire

/// All operations of this module.
package enum SyncOperations {
    /// The operations with these dependencies.
    package static func all(_ services: SyncServices) -> [any Operation] {
        [
            ListDatasets(datasets: services.datasets),
            DescribeDataset(datasets: services.datasets),
            DeleteDataset(datasets: services.datasets),
            ListRecords(records: services.records),
            UpdateRecords(records: services.records),
            DescribeIdentityUsage(datasets: services.datasets),
            DescribeIdentityPoolUsage(datasets: services.datasets),
            ListIdentityPoolUsage(datasets: services.datasets),
            GetIdentityPoolConfiguration(streams: services.streams),
            SetIdentityPoolConfiguration(streams: services.streams),
            BulkPublish(bulk: services.bulk),
            GetBulkPublishDetails(bulk: services.bulk),
            GetCognitoEvents(settings: services.settings),
            SetCognitoEvents(settings: services.settings, trigger: services.trigger),
        ]
    }
}
