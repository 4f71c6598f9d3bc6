// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetBulkPublishDetails.
public struct GetBulkPublishDetailsInput: OperationInput, NamesIdentityPool {
    public var identityPoolId: String

    public init(
        identityPoolId: String
    ) {
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("GetBulkPublishDetailsRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    public typealias Output = GetBulkPublishDetailsOutput
    public static let operation = OperationModel(
        name: "GetBulkPublishDetails", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/getBulkPublishDetails"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetBulkPublishDetails.
public struct GetBulkPublishDetailsOutput: OperationOutput {
    public var bulkPublishCompleteTime: Instant?
    public var bulkPublishStartTime: Instant?
    public var bulkPublishStatus: BulkPublishStatus?
    public var failureMessage: String?
    public var identityPoolId: String?

    public init(
        bulkPublishCompleteTime: Instant? = nil,
        bulkPublishStartTime: Instant? = nil,
        bulkPublishStatus: BulkPublishStatus? = nil,
        failureMessage: String? = nil,
        identityPoolId: String? = nil
    ) {
        self.bulkPublishCompleteTime = bulkPublishCompleteTime
        self.bulkPublishStartTime = bulkPublishStartTime
        self.bulkPublishStatus = bulkPublishStatus
        self.failureMessage = failureMessage
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        bulkPublishCompleteTime = try fields.value("BulkPublishCompleteTime")
        bulkPublishStartTime = try fields.value("BulkPublishStartTime")
        bulkPublishStatus = try fields.value("BulkPublishStatus")
        failureMessage = try fields.value("FailureMessage")
        identityPoolId = try fields.value("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("BulkPublishCompleteTime", bulkPublishCompleteTime)
        json.field("BulkPublishStartTime", bulkPublishStartTime)
        json.field("BulkPublishStatus", bulkPublishStatus)
        json.field("FailureMessage", failureMessage)
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("GetBulkPublishDetailsResponse", [
        .init("BulkPublishCompleteTime", SyncShapes.date),
        .init("BulkPublishStartTime", SyncShapes.date),
        .init("BulkPublishStatus", SyncShapes.bulkPublishStatus),
        .init("FailureMessage", SyncShapes.string),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
    ])
}
