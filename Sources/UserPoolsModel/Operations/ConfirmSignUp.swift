// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of ConfirmSignUp.
public struct ConfirmSignUpInput: OperationInput {
    public var analyticsMetadata: AnalyticsMetadataType?
    public var clientId: ClientID
    public var clientMetadata: [String: String]?
    public var confirmationCode: Secret<String>
    public var forceAliasCreation: Bool?
    public var secretHash: Secret<String>?
    public var session: Secret<String>?
    public var userContextData: UserContextDataType?
    public var username: Username

    public init(
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

    public init(_ fields: JSONObject) throws {
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

    public func write(members json: inout JSONWriter) {
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

    public static let shape = StructureShape("ConfirmSignUpRequest", [
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

    public typealias Output = ConfirmSignUpOutput
    public static let operation = OperationModel(
        name: "ConfirmSignUp", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .notAuthorized,
            .tooManyFailedAttempts, .codeMismatch, .expiredCode, .invalidLambdaResponse, .aliasExists,
            .tooManyRequests, .limitExceeded, .userNotFound, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of ConfirmSignUp.
public struct ConfirmSignUpOutput: OperationOutput {
    public var session: Secret<String>?

    public init(
        session: Secret<String>? = nil
    ) {
        self.session = session
    }

    public init(_ fields: JSONObject) throws {
        session = try fields.value("Session")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Session", session)
    }

    public static let shape = StructureShape("ConfirmSignUpResponse", [
        .init("Session", UserPoolsShapes.sessionType),
    ])
}
