// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DeleteDataset.
public struct DeleteDatasetInput: OperationInput, NamesIdentityPool {
    public var datasetName: String
    public var identityId: String
    public var identityPoolId: String

    public init(
        datasetName: String,
        identityId: String,
        identityPoolId: String
    ) {
        self.datasetName = datasetName
        self.identityId = identityId
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        datasetName = try fields.requiredValue("DatasetName")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DatasetName", datasetName)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("DeleteDatasetRequest", [
        .init("DatasetName", SyncShapes.datasetName, required: true, location: .path("DatasetName")),
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    public typealias Output = DeleteDatasetOutput
    public static let operation = OperationModel(
        name: "DeleteDataset", service: .sync, signed: true, hasOutput: true,
        route: Route(.delete, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
            .resourceConflict,
        ])

    public var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: datasetName) }
}

/// The output of DeleteDataset.
public struct DeleteDatasetOutput: OperationOutput {
    public var dataset: Dataset?

    public init(
        dataset: Dataset? = nil
    ) {
        self.dataset = dataset
    }

    public init(_ fields: JSONObject) throws {
        dataset = try fields.value("Dataset")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Dataset", dataset)
    }

    public static let shape = StructureShape("DeleteDatasetResponse", [
        .init("Dataset", .structure(Dataset.shape)),
    ])
}
