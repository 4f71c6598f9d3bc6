// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of CreateUserPoolReplica.
package struct CreateUserPoolReplicaInput: OperationInput, NamesUserPool {
    package var regionName: String
    package var userPoolId: UserPoolID
    package var userPoolTags: [String: String]?

    package init(
        regionName: String,
        userPoolId: UserPoolID,
        userPoolTags: [String: String]? = nil
    ) {
        self.regionName = regionName
        self.userPoolId = userPoolId
        self.userPoolTags = userPoolTags
    }

    package init(_ fields: JSONObject) throws {
        regionName = try fields.requiredValue("RegionName")
        userPoolId = try fields.requiredValue("UserPoolId")
        userPoolTags = try fields.value("UserPoolTags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RegionName", regionName)
        json.field("UserPoolId", userPoolId)
        json.field("UserPoolTags", userPoolTags)
    }

    package static let shape = StructureShape("CreateUserPoolReplicaRequest", [
        .init("RegionName", UserPoolsShapes.regionNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("UserPoolTags", UserPoolsShapes.userPoolTagsType),
    ])

    package typealias Output = CreateUserPoolReplicaOutput
    package static let operation = OperationModel(
        name: "CreateUserPoolReplica", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .limitExceeded, .notAuthorized, .userPoolTagging,
            .operationNotEnabled, .internalError, .resourceNotFound, .featureUnavailableInTier,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateUserPoolReplica.
package struct CreateUserPoolReplicaOutput: OperationOutput {
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

    package static let shape = StructureShape("CreateUserPoolReplicaResponse", [
        .init("UserPoolReplica", .structure(UserPoolReplicaType.shape)),
    ])
}

#endif
