// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminResetUserPassword.
package struct AdminResetUserPasswordInput: OperationInput, NamesUserPool {
    package var clientMetadata: [String: String]?
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        clientMetadata: [String: String]? = nil,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.clientMetadata = clientMetadata
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        clientMetadata = try fields.value("ClientMetadata")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientMetadata", clientMetadata)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminResetUserPasswordRequest", [
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminResetUserPasswordOutput
    package static let operation = OperationModel(
        name: "AdminResetUserPassword", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .notAuthorized,
            .invalidLambdaResponse, .tooManyRequests, .limitExceeded, .userNotFound, .invalidSmsRoleAccessPolicy,
            .invalidEmailRoleAccessPolicy, .invalidSmsRoleTrustRelationship, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminResetUserPassword.
package struct AdminResetUserPasswordOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminResetUserPasswordResponse", [])
}

#endif
