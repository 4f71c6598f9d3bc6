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
            GetIdentityPoolConfiguration(settings: services.settings),
            SetIdentityPoolConfiguration(settings: services.settings),
            GetCognitoEvents(settings: services.settings),
            SetCognitoEvents(settings: services.settings, trigger: services.trigger),
        ]
    }
}
