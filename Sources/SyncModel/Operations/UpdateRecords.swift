// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of UpdateRecords.
public struct UpdateRecordsInput: OperationInput, NamesIdentityPool {
    public var clientContext: String?
    public var datasetName: String
    public var deviceId: String?
    public var identityId: String
    public var identityPoolId: String
    public var recordPatches: [RecordPatch]?
    public var syncSessionToken: String

    public init(
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

    public init(_ fields: JSONObject) throws {
        clientContext = try fields.value("ClientContext")
        datasetName = try fields.requiredValue("DatasetName")
        deviceId = try fields.value("DeviceId")
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        recordPatches = try fields.value("RecordPatches")
        syncSessionToken = try fields.requiredValue("SyncSessionToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientContext", clientContext)
        json.field("DatasetName", datasetName)
        json.field("DeviceId", deviceId)
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("RecordPatches", recordPatches)
        json.field("SyncSessionToken", syncSessionToken)
    }

    public static let shape = StructureShape("UpdateRecordsRequest", [
        .init("ClientContext", SyncShapes.clientContext, location: .header("x-amz-client-context")),
        .init("DatasetName", SyncShapes.datasetName, required: true, location: .path("DatasetName")),
        .init("DeviceId", SyncShapes.deviceId),
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
        .init("RecordPatches", SyncShapes.recordPatchList),
        .init("SyncSessionToken", SyncShapes.syncSessionToken, required: true),
    ])

    public typealias Output = UpdateRecordsOutput
    public static let operation = OperationModel(
        name: "UpdateRecords", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/identities/{IdentityId}/datasets/{DatasetName}"),
        errors: [
            .invalidParameter, .limitExceeded, .notAuthorized, .resourceNotFound, .resourceConflict,
            .invalidLambdaFunctionOutput, .lambdaThrottled, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: datasetName) }
}

/// The output of UpdateRecords.
public struct UpdateRecordsOutput: OperationOutput {
    public var records: [Record]?

    public init(
        records: [Record]? = nil
    ) {
        self.records = records
    }

    public init(_ fields: JSONObject) throws {
        records = try fields.value("Records")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Records", records)
    }

    public static let shape = StructureShape("UpdateRecordsResponse", [
        .init("Records", SyncShapes.recordList),
    ])
}
