// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetBulkPublishDetails.
package struct GetBulkPublishDetailsInput: OperationInput, NamesIdentityPool {
    package var identityPoolId: String

    package init(
        identityPoolId: String
    ) {
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("GetBulkPublishDetailsRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    package typealias Output = GetBulkPublishDetailsOutput
    package static let operation = OperationModel(
        name: "GetBulkPublishDetails", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/getBulkPublishDetails"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetBulkPublishDetails.
package struct GetBulkPublishDetailsOutput: OperationOutput {
    package var bulkPublishCompleteTime: Instant?
    package var bulkPublishStartTime: Instant?
    package var bulkPublishStatus: BulkPublishStatus?
    package var failureMessage: String?
    package var identityPoolId: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        bulkPublishCompleteTime = try fields.value("BulkPublishCompleteTime")
        bulkPublishStartTime = try fields.value("BulkPublishStartTime")
        bulkPublishStatus = try fields.value("BulkPublishStatus")
        failureMessage = try fields.value("FailureMessage")
        identityPoolId = try fields.value("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("BulkPublishCompleteTime", bulkPublishCompleteTime)
        json.field("BulkPublishStartTime", bulkPublishStartTime)
        json.field("BulkPublishStatus", bulkPublishStatus)
        json.field("FailureMessage", failureMessage)
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("GetBulkPublishDetailsResponse", [
        .init("BulkPublishCompleteTime", SyncShapes.date),
        .init("BulkPublishStartTime", SyncShapes.date),
        .init("BulkPublishStatus", SyncShapes.bulkPublishStatus),
        .init("FailureMessage", SyncShapes.string),
        .init("IdentityPoolId", SyncShapes.identityPoolId),
    ])
}
