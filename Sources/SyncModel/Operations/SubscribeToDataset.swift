// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of SubscribeToDataset.
package struct SubscribeToDatasetInput: OperationInput, NamesIdentityPool {
    package var datasetName: String
    package var deviceId: String
    package var identityId: String
    package var identityPoolId: String

    package init(
        datasetName: String,
        deviceId: String,
        identityId: String,
        identityPoolId: String
    ) {
        self.datasetName = datasetName
        self.deviceId = deviceId
        self.identityId = identityId
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        datasetName = try fields.requiredValue("DatasetName")
        deviceId = try fields.requiredValue("DeviceId")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DatasetName", datasetName)
        json.field("DeviceId", deviceId)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("SubscribeToDatasetRequest", [
        .init("DatasetName", SyncShapes.datasetName, required: true, location: .path("DatasetName")),
        .init("DeviceId", SyncShapes.deviceId, required: true, location: .path("DeviceId")),
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    package typealias Output = SubscribeToDatasetOutput
    package static let operation = OperationModel(
        name: "SubscribeToDataset", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/subscriptions/{DeviceId}"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .invalidConfiguration,
            .tooManyRequests,
        ])

    package var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: datasetName) }
}

/// The output of SubscribeToDataset.
package struct SubscribeToDatasetOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("SubscribeToDatasetResponse", [])
}
