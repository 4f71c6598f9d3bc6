// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of UnsubscribeFromDataset.
public struct UnsubscribeFromDatasetInput: OperationInput, NamesIdentityPool {
    public var datasetName: String
    public var deviceId: String
    public var identityId: String
    public var identityPoolId: String

    public init(
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

    public init(_ fields: JSONObject) throws {
        datasetName = try fields.requiredValue("DatasetName")
        deviceId = try fields.requiredValue("DeviceId")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DatasetName", datasetName)
        json.field("DeviceId", deviceId)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("UnsubscribeFromDatasetRequest", [
        .init("DatasetName", SyncShapes.datasetName, required: true, location: .path("DatasetName")),
        .init("DeviceId", SyncShapes.deviceId, required: true, location: .path("DeviceId")),
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    public typealias Output = UnsubscribeFromDatasetOutput
    public static let operation = OperationModel(
        name: "UnsubscribeFromDataset", service: .sync, signed: true, hasOutput: true,
        route: Route(.delete, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}/subscriptions/{DeviceId}"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .invalidConfiguration,
            .tooManyRequests,
        ])

    public var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: datasetName) }
}

/// The output of UnsubscribeFromDataset.
public struct UnsubscribeFromDatasetOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("UnsubscribeFromDatasetResponse", [])
}
