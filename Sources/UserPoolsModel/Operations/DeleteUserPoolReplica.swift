// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteUserPoolReplica.
package struct DeleteUserPoolReplicaInput: OperationInput, NamesUserPool {
    package var regionName: String
    package var userPoolId: UserPoolID

    package init(
        regionName: String,
        userPoolId: UserPoolID
    ) {
        self.regionName = regionName
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        regionName = try fields.requiredValue("RegionName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RegionName", regionName)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DeleteUserPoolReplicaRequest", [
        .init("RegionName", UserPoolsShapes.regionNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteUserPoolReplicaOutput
    package static let operation = OperationModel(
        name: "DeleteUserPoolReplica", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled, .internalError,
            .resourceNotFound,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DeleteUserPoolReplica.
package struct DeleteUserPoolReplicaOutput: OperationOutput {
    package var userPoolReplica: UserPoolReplicaType?

    package init(
        userPoolReplica: UserPoolReplicaType? = nil
    ) {
        self.userPoolReplica = userPoolReplica
    }

    package init(_ fields: JSONObject) throws {
        userPoolReplica = try fields.value("UserPoolReplica")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolReplica", userPoolReplica)
    }

    package static let shape = StructureShape("DeleteUserPoolReplicaResponse", [
        .init("UserPoolReplica", .structure(UserPoolReplicaType.shape)),
    ])
}

#endif
