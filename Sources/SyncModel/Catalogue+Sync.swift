// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

extension Catalogue {
    /// The operations of cognito-sync.
    package static let sync = Catalogue(.sync, [
        BulkPublishInput.self,
        DeleteDatasetInput.self,
        DescribeDatasetInput.self,
        DescribeIdentityPoolUsageInput.self,
        DescribeIdentityUsageInput.self,
        GetBulkPublishDetailsInput.self,
        GetCognitoEventsInput.self,
        GetIdentityPoolConfigurationInput.self,
        ListDatasetsInput.self,
        ListIdentityPoolUsageInput.self,
        ListRecordsInput.self,
        RegisterDeviceInput.self,
        SetCognitoEventsInput.self,
        SetIdentityPoolConfigurationInput.self,
        SubscribeToDatasetInput.self,
        UnsubscribeFromDatasetInput.self,
        UpdateRecordsInput.self,
    ])
}
