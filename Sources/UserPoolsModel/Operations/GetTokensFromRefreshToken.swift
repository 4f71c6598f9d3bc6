// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetTokensFromRefreshToken.
public struct GetTokensFromRefreshTokenInput: OperationInput {
    public var clientId: ClientID
    public var clientMetadata: [String: String]?
    public var clientSecret: Secret<String>?
    public var deviceKey: String?
    public var refreshToken: Secret<String>

    public init(
        clientId: ClientID,
        clientMetadata: [String: String]? = nil,
        clientSecret: Secret<String>? = nil,
        deviceKey: String? = nil,
        refreshToken: Secret<String>
    ) {
        self.clientId = clientId
        self.clientMetadata = clientMetadata
        self.clientSecret = clientSecret
        self.deviceKey = deviceKey
        self.refreshToken = refreshToken
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        clientSecret = try fields.value("ClientSecret")
        deviceKey = try fields.value("DeviceKey")
        refreshToken = try fields.requiredValue("RefreshToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("ClientSecret", clientSecret)
        json.field("DeviceKey", deviceKey)
        json.field("RefreshToken", refreshToken)
    }

    public static let shape = StructureShape("GetTokensFromRefreshTokenRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("ClientSecret", UserPoolsShapes.clientSecretType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType),
        .init("RefreshToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    public typealias Output = GetTokensFromRefreshTokenOutput
    public static let operation = OperationModel(
        name: "GetTokensFromRefreshToken", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .userNotFound,
            .unexpectedLambda, .userLambdaValidation, .invalidLambdaResponse, .forbidden, .refreshTokenReuse,
            .operationNotEnabled, .internalError,
        ])
}

/// The output of GetTokensFromRefreshToken.
public struct GetTokensFromRefreshTokenOutput: OperationOutput {
    public var authenticationResult: AuthenticationResultType?

    public init(
        authenticationResult: AuthenticationResultType? = nil
    ) {
        self.authenticationResult = authenticationResult
    }

    public init(_ fields: JSONObject) throws {
        authenticationResult = try fields.value("AuthenticationResult")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AuthenticationResult", authenticationResult)
    }

    public static let shape = StructureShape("GetTokensFromRefreshTokenResponse", [
        .init("AuthenticationResult", .structure(AuthenticationResultType.shape)),
    ])
}
