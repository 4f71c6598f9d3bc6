// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminConfirmSignUp.
package struct AdminConfirmSignUpInput: OperationInput, NamesUserPool {
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

    package static let shape = StructureShape("AdminConfirmSignUpRequest", [
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminConfirmSignUpOutput
    package static let operation = OperationModel(
        name: "AdminConfirmSignUp", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .notAuthorized,
            .tooManyFailedAttempts, .invalidLambdaResponse, .tooManyRequests, .limitExceeded, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminConfirmSignUp.
package struct AdminConfirmSignUpOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminConfirmSignUpResponse", [])
}

#endif
