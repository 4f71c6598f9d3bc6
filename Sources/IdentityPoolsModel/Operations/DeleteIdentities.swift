// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of DeleteIdentities.
package struct DeleteIdentitiesInput: OperationInput {
    package var identityIdsToDelete: [String]

    package init(
        identityIdsToDelete: [String]
    ) {
        self.identityIdsToDelete = identityIdsToDelete
    }

    package init(_ fields: JSONObject) throws {
        identityIdsToDelete = try fields.requiredValue("IdentityIdsToDelete")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityIdsToDelete", identityIdsToDelete)
    }

    package static let shape = StructureShape("DeleteIdentitiesInput", [
        .init("IdentityIdsToDelete", IdentityPoolsShapes.identityIdList, required: true),
    ])

    package typealias Output = DeleteIdentitiesOutput
    package static let operation = OperationModel(
        name: "DeleteIdentities", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .internalError,
        ])
}

/// The output of DeleteIdentities.
package struct DeleteIdentitiesOutput: OperationOutput {
    package var unprocessedIdentityIds: [UnprocessedIdentityId]?

    package init(
        unprocessedIdentityIds: [UnprocessedIdentityId]? = nil
    ) {
        self.unprocessedIdentityIds = unprocessedIdentityIds
    }

    package init(_ fields: JSONObject) throws {
        unprocessedIdentityIds = try fields.value("UnprocessedIdentityIds")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UnprocessedIdentityIds", unprocessedIdentityIds)
    }

    package static let shape = StructureShape("DeleteIdentitiesResponse", [
        .init("UnprocessedIdentityIds", IdentityPoolsShapes.unprocessedIdentityIdList),
    ])
}

#endif
