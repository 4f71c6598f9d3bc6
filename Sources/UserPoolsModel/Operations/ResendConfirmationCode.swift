// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of ResendConfirmationCode.
public struct ResendConfirmationCodeInput: OperationInput {
    public var analyticsMetadata: AnalyticsMetadataType?
    public var clientId: ClientID
    public var clientMetadata: [String: String]?
    public var secretHash: Secret<String>?
    public var userContextData: UserContextDataType?
    public var username: Username

    public init(
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

    public init(_ fields: JSONObject) throws {
        analyticsMetadata = try fields.value("AnalyticsMetadata")
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        secretHash = try fields.value("SecretHash")
        userContextData = try fields.value("UserContextData")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AnalyticsMetadata", analyticsMetadata)
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("SecretHash", secretHash)
        json.field("UserContextData", userContextData)
        json.field("Username", username)
    }

    public static let shape = StructureShape("ResendConfirmationCodeRequest", [
        .init("AnalyticsMetadata", .structure(AnalyticsMetadataType.shape)),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("SecretHash", UserPoolsShapes.secretHashType),
        .init("UserContextData", .structure(UserContextDataType.shape, sensitive: true)),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = ResendConfirmationCodeOutput
    public static let operation = OperationModel(
        name: "ResendConfirmationCode", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .notAuthorized,
            .invalidLambdaResponse, .tooManyRequests, .limitExceeded, .invalidSmsRoleAccessPolicy,
            .invalidSmsRoleTrustRelationship, .invalidEmailRoleAccessPolicy, .codeDeliveryFailure, .userNotFound,
            .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of ResendConfirmationCode.
public struct ResendConfirmationCodeOutput: OperationOutput {
    public var codeDeliveryDetails: CodeDeliveryDetailsType?

    public init(
        codeDeliveryDetails: CodeDeliveryDetailsType? = nil
    ) {
        self.codeDeliveryDetails = codeDeliveryDetails
    }

    public init(_ fields: JSONObject) throws {
        codeDeliveryDetails = try fields.value("CodeDeliveryDetails")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CodeDeliveryDetails", codeDeliveryDetails)
    }

    public static let shape = StructureShape("ResendConfirmationCodeResponse", [
        .init("CodeDeliveryDetails", .structure(CodeDeliveryDetailsType.shape)),
    ])
}
