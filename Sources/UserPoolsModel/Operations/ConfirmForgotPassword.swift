// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of ConfirmForgotPassword.
package struct ConfirmForgotPasswordInput: OperationInput {
    package var analyticsMetadata: AnalyticsMetadataType?
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var confirmationCode: Secret<String>
    package var password: Secret<String>
    package var secretHash: Secret<String>?
    package var userContextData: UserContextDataType?
    package var username: Username

    package init(
        analyticsMetadata: AnalyticsMetadataType? = nil,
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        confirmationCode: Secret<String>,
        password: Secret<String>,
        secretHash: Secret<String>? = nil,
        userContextData: UserContextDataType? = nil,
        username: Username
    ) {
        self.analyticsMetadata = analyticsMetadata
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.confirmationCode = confirmationCode
        self.password = password
        self.secretHash = secretHash
        self.userContextData = userContextData
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        confirmationCode = try fields.requiredValue("ConfirmationCode")
        password = try fields.requiredValue("Password")
        secretHash = try fields.value("SecretHash")
        userContextData = try fields.value("UserContextData")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("ConfirmationCode", confirmationCode)
        json.field("Password", password)
        json.field("SecretHash", secretHash)
        json.field("UserContextData", userContextData)
        json.field("Username", username)
    }

    package static let shape = StructureShape("ConfirmForgotPasswordRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("ConfirmationCode", UserPoolsShapes.confirmationCodeType, required: true),
        .init("Password", UserPoolsShapes.passwordType, required: true),
        .init("SecretHash", UserPoolsShapes.secretHashType),
        .init("UserContextData", .structure(UserContextDataType.shape, sensitive: true)),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = ConfirmForgotPasswordOutput
    package static let operation = OperationModel(
        name: "ConfirmForgotPassword", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .unexpectedLambda, .userLambdaValidation, .invalidParameter, .invalidPassword,
            .passwordHistoryPolicyViolation, .notAuthorized, .codeMismatch, .expiredCode, .tooManyFailedAttempts,
            .invalidLambdaResponse, .tooManyRequests, .limitExceeded, .userNotFound, .userNotConfirmed,
            .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of ConfirmForgotPassword.
package struct ConfirmForgotPasswordOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("ConfirmForgotPasswordResponse", [])
}
