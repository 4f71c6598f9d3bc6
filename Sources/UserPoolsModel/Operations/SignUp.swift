// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of SignUp.
package struct SignUpInput: OperationInput {
    package var analyticsMetadata: AnalyticsMetadataType?
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var password: Secret<String>?
    package var secretHash: Secret<String>?
    package var userAttributes: [AttributeType]?
    package var userContextData: UserContextDataType?
    package var username: Username
    package var validationData: [AttributeType]?

    package init(
        analyticsMetadata: AnalyticsMetadataType? = nil,
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        password: Secret<String>? = nil,
        secretHash: Secret<String>? = nil,
        userAttributes: [AttributeType]? = nil,
        userContextData: UserContextDataType? = nil,
        username: Username,
        validationData: [AttributeType]? = nil
    ) {
        self.analyticsMetadata = analyticsMetadata
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.password = password
        self.secretHash = secretHash
        self.userAttributes = userAttributes
        self.userContextData = userContextData
        self.username = username
        self.validationData = validationData
    }

    package init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        password = try fields.value("Password")
        secretHash = try fields.value("SecretHash")
        userAttributes = try fields.value("UserAttributes")
        userContextData = try fields.value("UserContextData")
        username = try fields.requiredValue("Username")
        validationData = try fields.value("ValidationData")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("Password", password)
        json.field("SecretHash", secretHash)
        json.field("UserAttributes", userAttributes)
        json.field("UserContextData", userContextData)
        json.field("Username", username)
        json.field("ValidationData", validationData)
    }

    package static let shape = StructureShape("SignUpRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("Password", UserPoolsShapes.passwordType),
        .init("SecretHash", UserPoolsShapes.secretHashType),
        .init("UserAttributes", UserPoolsShapes.attributeListType),
        .init("UserContextData", .structure(UserContextDataType.shape, sensitive: true)),
        .init("Username", UserPoolsShapes.usernameType, required: true),
        .init("ValidationData", UserPoolsShapes.attributeListType),
    ])

    package typealias Output = SignUpOutput
    package static let operation = OperationModel(
        name: "SignUp", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .notAuthorized,
            .invalidPassword, .invalidLambdaResponse, .usernameExists, .tooManyRequests, .internalError,
            .limitExceeded, .invalidSmsRoleAccessPolicy, .invalidSmsRoleTrustRelationship,
            .invalidEmailRoleAccessPolicy, .codeDeliveryFailure, .operationNotEnabled, .forbidden,
        ])
}

/// The output of SignUp.
package struct SignUpOutput: OperationOutput {
    package var codeDeliveryDetails: CodeDeliveryDetailsType?
    package var session: Secret<String>?
    package var userConfirmed: Bool
    package var userSub: UserID

    package init(
        codeDeliveryDetails: CodeDeliveryDetailsType? = nil,
        session: Secret<String>? = nil,
        userConfirmed: Bool,
        userSub: UserID
    ) {
        self.codeDeliveryDetails = codeDeliveryDetails
        self.session = session
        self.userConfirmed = userConfirmed
        self.userSub = userSub
    }

    package init(_ fields: JSONObject) throws {
        codeDeliveryDetails = try fields.value("CodeDeliveryDetails")
        session = try fields.value("Session")
        userConfirmed = try fields.requiredValue("UserConfirmed")
        userSub = try fields.requiredValue("UserSub")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CodeDeliveryDetails", codeDeliveryDetails)
        json.field("Session", session)
        json.field("UserConfirmed", userConfirmed)
        json.field("UserSub", userSub)
    }

    package static let shape = StructureShape("SignUpResponse", [
        .init("CodeDeliveryDetails", .structure(CodeDeliveryDetailsType.shape)),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserConfirmed", UserPoolsShapes.booleanType, required: true),
        .init("UserSub", UserPoolsShapes.stringType, required: true),
    ])
}
