// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of UpdateUserPoolReplica.
package struct UpdateUserPoolReplicaInput: OperationInput, NamesUserPool {
    package var regionName: String
    package var status: UpdateReplicaStatusType
    package var userPoolId: UserPoolID

    package init(
        regionName: String,
        status: UpdateReplicaStatusType,
        userPoolId: UserPoolID
    ) {
        self.regionName = regionName
        self.status = status
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        regionName = try fields.requiredValue("RegionName")
        status = try fields.requiredValue("Status")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RegionName", regionName)
        json.field("Status", status)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("UpdateUserPoolReplicaRequest", [
        .init("RegionName", UserPoolsShapes.regionNameType, required: true),
        .init("Status", UserPoolsShapes.updateReplicaStatusType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = UpdateUserPoolReplicaOutput
    package static let operation = OperationModel(
        name: "UpdateUserPoolReplica", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled, .internalError,
            .resourceNotFound,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateUserPoolReplica.
package struct UpdateUserPoolReplicaOutput: OperationOutput {
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

    package static let shape = StructureShape("UpdateUserPoolReplicaResponse", [
        .init("UserPoolReplica", .structure(UserPoolReplicaType.shape)),
    ])
}

#endif
