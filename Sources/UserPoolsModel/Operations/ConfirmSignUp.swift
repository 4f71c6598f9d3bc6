// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of ConfirmSignUp.
package struct ConfirmSignUpInput: OperationInput {
    package var analyticsMetadata: AnalyticsMetadataType?
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var confirmationCode: Secret<String>
    package var forceAliasCreation: Bool?
    package var secretHash: Secret<String>?
    package var session: Secret<String>?
    package var userContextData: UserContextDataType?
    package var username: Username

    package init(
        analyticsMetadata: AnalyticsMetadataType? = nil,
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        confirmationCode: Secret<String>,
        forceAliasCreation: Bool? = nil,
        secretHash: Secret<String>? = nil,
        session: Secret<String>? = nil,
        userContextData: UserContextDataType? = nil,
        username: Username
    ) {
        self.analyticsMetadata = analyticsMetadata
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.confirmationCode = confirmationCode
        self.forceAliasCreation = forceAliasCreation
        self.secretHash = secretHash
        self.session = session
        self.userContextData = userContextData
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        confirmationCode = try fields.requiredValue("ConfirmationCode")
        forceAliasCreation = try fields.value("ForceAliasCreation")
        secretHash = try fields.value("SecretHash")
        session = try fields.value("Session")
        userContextData = try fields.value("UserContextData")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("ConfirmationCode", confirmationCode)
        json.field("ForceAliasCreation", forceAliasCreation)
        json.field("SecretHash", secretHash)
        json.field("Session", session)
        json.field("UserContextData", userContextData)
        json.field("Username", username)
    }

    package static let shape = StructureShape("ConfirmSignUpRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("ConfirmationCode", UserPoolsShapes.confirmationCodeType, required: true),
        .init("ForceAliasCreation", UserPoolsShapes.forceAliasCreation),
        .init("SecretHash", UserPoolsShapes.secretHashType),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserContextData", .structure(UserContextDataType.shape, sensitive: true)),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = ConfirmSignUpOutput
    package static let operation = OperationModel(
        name: "ConfirmSignUp", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .notAuthorized,
            .tooManyFailedAttempts, .codeMismatch, .expiredCode, .invalidLambdaResponse, .aliasExists,
            .tooManyRequests, .limitExceeded, .userNotFound, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of ConfirmSignUp.
package struct ConfirmSignUpOutput: OperationOutput {
    package var session: Secret<String>?

    package init(
        session: Secret<String>? = nil
    ) {
        self.session = session
    }

    package init(_ fields: JSONObject) throws {
        session = try fields.value("Session")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Session", session)
    }

    package static let shape = StructureShape("ConfirmSignUpResponse", [
        .init("Session", UserPoolsShapes.sessionType),
    ])
}
