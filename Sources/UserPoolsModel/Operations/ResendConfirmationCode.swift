// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of ResendConfirmationCode.
package struct ResendConfirmationCodeInput: OperationInput {
    package var analyticsMetadata: AnalyticsMetadataType?
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var secretHash: Secret<String>?
    package var userContextData: UserContextDataType?
    package var username: Username

    package init(
        analyticsMetadata: AnalyticsMetadataType? = nil,
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        secretHash: Secret<String>? = nil,
        userContextData: UserContextDataType? = nil,
        username: Username
    ) {
        self.analyticsMetadata = analyticsMetadata
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.secretHash = secretHash
        self.userContextData = userContextData
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        secretHash = try fields.value("SecretHash")
        userContextData = try fields.value("UserContextData")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("SecretHash", secretHash)
        json.field("UserContextData", userContextData)
        json.field("Username", username)
    }

    package static let shape = StructureShape("ResendConfirmationCodeRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("SecretHash", UserPoolsShapes.secretHashType),
        .init("UserContextData", .structure(UserContextDataType.shape, sensitive: true)),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = ResendConfirmationCodeOutput
    package static let operation = OperationModel(
        name: "ResendConfirmationCode", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .notAuthorized,
            .invalidLambdaResponse, .tooManyRequests, .limitExceeded, .invalidSmsRoleAccessPolicy,
            .invalidSmsRoleTrustRelationship, .invalidEmailRoleAccessPolicy, .codeDeliveryFailure, .userNotFound,
            .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of ResendConfirmationCode.
package struct ResendConfirmationCodeOutput: OperationOutput {
    package var codeDeliveryDetails: CodeDeliveryDetailsType?

    package init(
        codeDeliveryDetails: CodeDeliveryDetailsType? = nil
    ) {
        self.codeDeliveryDetails = codeDeliveryDetails
    }

    package init(_ fields: JSONObject) throws {
        codeDeliveryDetails = try fields.value("CodeDeliveryDetails")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CodeDeliveryDetails", codeDeliveryDetails)
    }

    package static let shape = StructureShape("ResendConfirmationCodeResponse", [
        .init("CodeDeliveryDetails", .structure(CodeDeliveryDetailsType.shape)),
    ])
}
