// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of BulkPublish.
package struct BulkPublishInput: OperationInput, NamesIdentityPool {
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

    package static let shape = StructureShape("BulkPublishRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    package typealias Output = BulkPublishOutput
    package static let operation = OperationModel(
        name: "BulkPublish", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/bulkpublish"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .duplicateRequest,
            .alreadyStreamed,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of BulkPublish.
package struct BulkPublishOutput: OperationOutput {
    package var identityPoolId: String?

    package init(
        identityPoolId: String? = nil
    ) {
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.value("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("BulkPublishResponse", [
        .init("IdentityPoolId", SyncShapes.identityPoolId),
    ])
}
