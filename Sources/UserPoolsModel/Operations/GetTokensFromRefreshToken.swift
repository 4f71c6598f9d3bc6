// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetTokensFromRefreshToken.
package struct GetTokensFromRefreshTokenInput: OperationInput {
    package var clientId: ClientID
    package var clientMetadata: [String: String]?
    package var clientSecret: Secret<String>?
    package var deviceKey: String?
    package var refreshToken: Secret<String>

    package init(
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

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        clientMetadata = try fields.value("ClientMetadata")
        clientSecret = try fields.value("ClientSecret")
        deviceKey = try fields.value("DeviceKey")
        refreshToken = try fields.requiredValue("RefreshToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ClientMetadata", clientMetadata)
        json.field("ClientSecret", clientSecret)
        json.field("DeviceKey", deviceKey)
        json.field("RefreshToken", refreshToken)
    }

    package static let shape = StructureShape("GetTokensFromRefreshTokenRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("ClientSecret", UserPoolsShapes.clientSecretType),
        .init("DeviceKey", UserPoolsShapes.deviceKeyType),
        .init("RefreshToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    package typealias Output = GetTokensFromRefreshTokenOutput
    package static let operation = OperationModel(
        name: "GetTokensFromRefreshToken", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .userNotFound,
            .unexpectedLambda, .userLambdaValidation, .invalidLambdaResponse, .forbidden, .refreshTokenReuse,
            .operationNotEnabled, .internalError,
        ])
}

/// The output of GetTokensFromRefreshToken.
package struct GetTokensFromRefreshTokenOutput: OperationOutput {
    package var authenticationResult: AuthenticationResultType?

    package init(
        authenticationResult: AuthenticationResultType? = nil
    ) {
        self.authenticationResult = authenticationResult
    }

    package init(_ fields: JSONObject) throws {
        authenticationResult = try fields.value("AuthenticationResult")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AuthenticationResult", authenticationResult)
    }

    package static let shape = StructureShape("GetTokensFromRefreshTokenResponse", [
        .init("AuthenticationResult", .structure(AuthenticationResultType.shape)),
    ])
}
