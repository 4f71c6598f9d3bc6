// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of CreateUserPoolClient.
package struct CreateUserPoolClientInput: OperationInput, NamesUserPool {
    package var accessTokenValidity: Int?
    package var allowedOAuthFlows: [OAuthFlowType]?
    package var allowedOAuthFlowsUserPoolClient: Bool?
    package var allowedOAuthScopes: [String]?
    package var analyticsConfiguration: AnalyticsConfigurationType?
    package var authSessionValidity: Int?
    package var callbackURLs: [String]?
    package var clientName: String
    package var clientSecret: Secret<String>?
    package var defaultRedirectURI: String?
    package var enablePropagateAdditionalUserContextData: Bool?
    package var enableTokenRevocation: Bool?
    package var explicitAuthFlows: [ExplicitAuthFlowsType]?
    package var generateSecret: Bool?
    package var idTokenValidity: Int?
    package var logoutURLs: [String]?
    package var preventUserExistenceErrors: PreventUserExistenceErrorTypes?
    package var readAttributes: [String]?
    package var refreshTokenRotation: RefreshTokenRotationType?
    package var refreshTokenValidity: Int?
    package var supportedIdentityProviders: [String]?
    package var tokenValidityUnits: TokenValidityUnitsType?
    package var userPoolId: UserPoolID
    package var writeAttributes: [String]?

    package init(
        accessTokenValidity: Int? = nil,
        allowedOAuthFlows: [OAuthFlowType]? = nil,
        allowedOAuthFlowsUserPoolClient: Bool? = nil,
        allowedOAuthScopes: [String]? = nil,
        analyticsConfiguration: AnalyticsConfigurationType? = nil,
        authSessionValidity: Int? = nil,
        callbackURLs: [String]? = nil,
        clientName: String,
        clientSecret: Secret<String>? = nil,
        defaultRedirectURI: String? = nil,
        enablePropagateAdditionalUserContextData: Bool? = nil,
        enableTokenRevocation: Bool? = nil,
        explicitAuthFlows: [ExplicitAuthFlowsType]? = nil,
        generateSecret: Bool? = nil,
        idTokenValidity: Int? = nil,
        logoutURLs: [String]? = nil,
        preventUserExistenceErrors: PreventUserExistenceErrorTypes? = nil,
        readAttributes: [String]? = nil,
        refreshTokenRotation: RefreshTokenRotationType? = nil,
        refreshTokenValidity: Int? = nil,
        supportedIdentityProviders: [String]? = nil,
        tokenValidityUnits: TokenValidityUnitsType? = nil,
        userPoolId: UserPoolID,
        writeAttributes: [String]? = nil
    ) {
        self.accessTokenValidity = accessTokenValidity
        self.allowedOAuthFlows = allowedOAuthFlows
        self.allowedOAuthFlowsUserPoolClient = allowedOAuthFlowsUserPoolClient
        self.allowedOAuthScopes = allowedOAuthScopes
        self.analyticsConfiguration = analyticsConfiguration
        self.authSessionValidity = authSessionValidity
        self.callbackURLs = callbackURLs
        self.clientName = clientName
        self.clientSecret = clientSecret
        self.defaultRedirectURI = defaultRedirectURI
        self.enablePropagateAdditionalUserContextData = enablePropagateAdditionalUserContextData
        self.enableTokenRevocation = enableTokenRevocation
        self.explicitAuthFlows = explicitAuthFlows
        self.generateSecret = generateSecret
        self.idTokenValidity = idTokenValidity
        self.logoutURLs = logoutURLs
        self.preventUserExistenceErrors = preventUserExistenceErrors
        self.readAttributes = readAttributes
        self.refreshTokenRotation = refreshTokenRotation
        self.refreshTokenValidity = refreshTokenValidity
        self.supportedIdentityProviders = supportedIdentityProviders
        self.tokenValidityUnits = tokenValidityUnits
        self.userPoolId = userPoolId
        self.writeAttributes = writeAttributes
    }

    package init(_ fields: JSONObject) throws {
        accessTokenValidity = try fields.value("AccessTokenValidity")
        allowedOAuthFlows = try fields.value("AllowedOAuthFlows")
        allowedOAuthFlowsUserPoolClient = try fields.value("AllowedOAuthFlowsUserPoolClient")
        allowedOAuthScopes = try fields.value("AllowedOAuthScopes")
        analyticsConfiguration = try fields.value("AnalyticsConfiguration")
        authSessionValidity = try fields.value("AuthSessionValidity")
        callbackURLs = try fields.value("CallbackURLs")
        clientName = try fields.requiredValue("ClientName")
        clientSecret = try fields.value("ClientSecret")
        defaultRedirectURI = try fields.value("DefaultRedirectURI")
        enablePropagateAdditionalUserContextData = try fields.value("EnablePropagateAdditionalUserContextData")
        enableTokenRevocation = try fields.value("EnableTokenRevocation")
        explicitAuthFlows = try fields.value("ExplicitAuthFlows")
        generateSecret = try fields.value("GenerateSecret")
        idTokenValidity = try fields.value("IdTokenValidity")
        logoutURLs = try fields.value("LogoutURLs")
        preventUserExistenceErrors = try fields.value("PreventUserExistenceErrors")
        readAttributes = try fields.value("ReadAttributes")
        refreshTokenRotation = try fields.value("RefreshTokenRotation")
        refreshTokenValidity = try fields.value("RefreshTokenValidity")
        supportedIdentityProviders = try fields.value("SupportedIdentityProviders")
        tokenValidityUnits = try fields.value("TokenValidityUnits")
        userPoolId = try fields.requiredValue("UserPoolId")
        writeAttributes = try fields.value("WriteAttributes")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessTokenValidity", accessTokenValidity)
        json.field("AllowedOAuthFlows", allowedOAuthFlows)
        json.field("AllowedOAuthFlowsUserPoolClient", allowedOAuthFlowsUserPoolClient)
        json.field("AllowedOAuthScopes", allowedOAuthScopes)
        json.field("AnalyticsConfiguration", analyticsConfiguration)
        json.field("AuthSessionValidity", authSessionValidity)
        json.field("CallbackURLs", callbackURLs)
        json.field("ClientName", clientName)
        json.field("ClientSecret", clientSecret)
        json.field("DefaultRedirectURI", defaultRedirectURI)
        json.field("EnablePropagateAdditionalUserContextData", enablePropagateAdditionalUserContextData)
        json.field("EnableTokenRevocation", enableTokenRevocation)
        json.field("ExplicitAuthFlows", explicitAuthFlows)
        json.field("GenerateSecret", generateSecret)
        json.field("IdTokenValidity", idTokenValidity)
        json.field("LogoutURLs", logoutURLs)
        json.field("PreventUserExistenceErrors", preventUserExistenceErrors)
        json.field("ReadAttributes", readAttributes)
        json.field("RefreshTokenRotation", refreshTokenRotation)
        json.field("RefreshTokenValidity", refreshTokenValidity)
        json.field("SupportedIdentityProviders", supportedIdentityProviders)
        json.field("TokenValidityUnits", tokenValidityUnits)
        json.field("UserPoolId", userPoolId)
        json.field("WriteAttributes", writeAttributes)
    }

    package static let shape = StructureShape("CreateUserPoolClientRequest", [
        .init("AccessTokenValidity", UserPoolsShapes.accessTokenValidityType),
        .init("AllowedOAuthFlows", UserPoolsShapes.oAuthFlowsType),
        .init("AllowedOAuthFlowsUserPoolClient", UserPoolsShapes.booleanType),
        .init("AllowedOAuthScopes", UserPoolsShapes.scopeListType),
        .init("AnalyticsConfiguration", .structure(AnalyticsConfigurationType.shape)),
        .init("AuthSessionValidity", UserPoolsShapes.authSessionValidityType),
        .init("CallbackURLs", UserPoolsShapes.callbackURLsListType),
        .init("ClientName", UserPoolsShapes.clientNameType, required: true),
        .init("ClientSecret", UserPoolsShapes.clientSecretType),
        .init("DefaultRedirectURI", UserPoolsShapes.redirectUrlType),
        .init("EnablePropagateAdditionalUserContextData", UserPoolsShapes.wrappedBooleanType),
        .init("EnableTokenRevocation", UserPoolsShapes.wrappedBooleanType),
        .init("ExplicitAuthFlows", UserPoolsShapes.explicitAuthFlowsListType),
        .init("GenerateSecret", UserPoolsShapes.generateSecret),
        .init("IdTokenValidity", UserPoolsShapes.idTokenValidityType),
        .init("LogoutURLs", UserPoolsShapes.logoutURLsListType),
        .init("PreventUserExistenceErrors", UserPoolsShapes.preventUserExistenceErrorTypes),
        .init("ReadAttributes", UserPoolsShapes.clientPermissionListType),
        .init("RefreshTokenRotation", .structure(RefreshTokenRotationType.shape)),
        .init("RefreshTokenValidity", UserPoolsShapes.refreshTokenValidityType),
        .init("SupportedIdentityProviders", UserPoolsShapes.supportedIdentityProvidersListType),
        .init("TokenValidityUnits", .structure(TokenValidityUnitsType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("WriteAttributes", UserPoolsShapes.clientPermissionListType),
    ])

    package typealias Output = CreateUserPoolClientOutput
    package static let operation = OperationModel(
        name: "CreateUserPoolClient", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .limitExceeded, .notAuthorized,
            .scopeDoesNotExist, .invalidOAuthFlow, .operationNotEnabled, .internalError, .featureUnavailableInTier,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateUserPoolClient.
package struct CreateUserPoolClientOutput: OperationOutput {
    package var userPoolClient: UserPoolClientType?

    package init(
        userPoolClient: UserPoolClientType? = nil
    ) {
        self.userPoolClient = userPoolClient
    }

    package init(_ fields: JSONObject) throws {
        userPoolClient = try fields.value("UserPoolClient")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolClient", userPoolClient)
    }

    package static let shape = StructureShape("CreateUserPoolClientResponse", [
        .init("UserPoolClient", .structure(UserPoolClientType.shape)),
    ])
}

#endif
