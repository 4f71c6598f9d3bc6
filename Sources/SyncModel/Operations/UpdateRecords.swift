// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of UpdateRecords.
package struct UpdateRecordsInput: OperationInput, NamesIdentityPool {
    package var clientContext: String?
    package var datasetName: String
    package var deviceId: String?
    package var identityId: String
    package var identityPoolId: String
    package var recordPatches: [RecordPatch]?
    package var syncSessionToken: String

    package init(
        clientContext: String? = nil,
        datasetName: String,
        deviceId: String? = nil,
        identityId: String,
        identityPoolId: String,
        recordPatches: [RecordPatch]? = nil,
        syncSessionToken: String
    ) {
        self.clientContext = clientContext
        self.datasetName = datasetName
        self.deviceId = deviceId
        self.identityId = identityId
        self.identityPoolId = identityPoolId
        self.recordPatches = recordPatches
        self.syncSessionToken = syncSessionToken
    }

    package init(_ fields: JSONObject) throws {
        clientContext = try fields.value("ClientContext")
        datasetName = try fields.requiredValue("DatasetName")
        deviceId = try fields.value("DeviceId")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        recordPatches = try fields.value("RecordPatches")
        syncSessionToken = try fields.requiredValue("SyncSessionToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientContext", clientContext)
        json.field("DatasetName", datasetName)
        json.field("DeviceId", deviceId)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("RecordPatches", recordPatches)
        json.field("SyncSessionToken", syncSessionToken)
    }

    package static let shape = StructureShape("UpdateRecordsRequest", [
        .init("ClientContext", SyncShapes.clientContext, location: .header("x-amz-client-context")),
        .init("DatasetName", SyncShapes.datasetName, required: true, location: .path("DatasetName")),
        .init("DeviceId", SyncShapes.deviceId),
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("RecordPatches", SyncShapes.recordPatchList),
        .init("SyncSessionToken", SyncShapes.syncSessionToken, required: true),
    ])

    package typealias Output = UpdateRecordsOutput
    package static let operation = OperationModel(
        name: "UpdateRecords", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}"),
        errors: [
            .invalidParameter, .limitExceeded, .notAuthorized, .resourceNotFound, .resourceConflict,
            .invalidLambdaFunctionOutput, .lambdaThrottled, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: datasetName) }
}

/// The output of UpdateRecords.
package struct UpdateRecordsOutput: OperationOutput {
    package var records: [Record]?

    package init(
        records: [Record]? = nil
    ) {
        self.records = records
    }

    package init(_ fields: JSONObject) throws {
        records = try fields.value("Records")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Records", records)
    }

    package static let shape = StructureShape("UpdateRecordsResponse", [
        .init("Records", SyncShapes.recordList),
    ])
}
