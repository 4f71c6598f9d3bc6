// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeleteDataset.
package struct DeleteDatasetInput: OperationInput, NamesIdentityPool {
    package var datasetName: String
    package var identityId: String
    package var identityPoolId: String

    package init(
        datasetName: String,
        identityId: String,
        identityPoolId: String
    ) {
        self.datasetName = datasetName
        self.identityId = identityId
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        datasetName = try fields.requiredValue("DatasetName")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DatasetName", datasetName)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("DeleteDatasetRequest", [
        .init("DatasetName", SyncShapes.datasetName, required: true, location: .path("DatasetName")),
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    package typealias Output = DeleteDatasetOutput
    package static let operation = OperationModel(
        name: "DeleteDataset", service: .sync, signed: true, hasOutput: true,
        route: Route(.delete, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
            .resourceConflict,
        ])

    package var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: datasetName) }
}

/// The output of DeleteDataset.
package struct DeleteDatasetOutput: OperationOutput {
    package var dataset: Dataset?

    package init(
        dataset: Dataset? = nil
    ) {
        self.dataset = dataset
    }

    package init(_ fields: JSONObject) throws {
        dataset = try fields.value("Dataset")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Dataset", dataset)
    }

    package static let shape = StructureShape("DeleteDatasetResponse", [
        .init("Dataset", .structure(Dataset.shape)),
    ])
}
