// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of CreateIdentityPool.
public struct CreateIdentityPoolInput: OperationInput {
    public var allowClassicFlow: Bool?
    public var allowUnauthenticatedIdentities: Bool
    public var cognitoIdentityProviders: [CognitoIdentityProvider]?
    public var developerProviderName: String?
    public var identityPoolName: String
    public var identityPoolTags: [String: String]?
    public var openIdConnectProviderARNs: [String]?
    public var samlProviderARNs: [String]?
    public var supportedLoginProviders: [String: String]?

    public init(
        allowClassicFlow: Bool? = nil,
        allowUnauthenticatedIdentities: Bool,
        cognitoIdentityProviders: [CognitoIdentityProvider]? = nil,
        developerProviderName: String? = nil,
        identityPoolName: String,
        identityPoolTags: [String: String]? = nil,
        openIdConnectProviderARNs: [String]? = nil,
        samlProviderARNs: [String]? = nil,
        supportedLoginProviders: [String: String]? = nil
    ) {
        self.allowClassicFlow = allowClassicFlow
        self.allowUnauthenticatedIdentities = allowUnauthenticatedIdentities
        self.cognitoIdentityProviders = cognitoIdentityProviders
        self.developerProviderName = developerProviderName
        self.identityPoolName = identityPoolName
        self.identityPoolTags = identityPoolTags
        self.openIdConnectProviderARNs = openIdConnectProviderARNs
        self.samlProviderARNs = samlProviderARNs
        self.supportedLoginProviders = supportedLoginProviders
    }

    public init(_ fields: JSONObject) throws {
        allowClassicFlow = try fields.value("AllowClassicFlow")
        allowUnauthenticatedIdentities = try fields.requiredValue("AllowUnauthenticatedIdentities")
        cognitoIdentityProviders = try fields.value("CognitoIdentityProviders")
        developerProviderName = try fields.value("DeveloperProviderName")
        identityPoolName = try fields.requiredValue("IdentityPoolName")
        identityPoolTags = try fields.value("IdentityPoolTags")
        openIdConnectProviderARNs = try fields.value("OpenIdConnectProviderARNs")
        samlProviderARNs = try fields.value("SamlProviderARNs")
        supportedLoginProviders = try fields.value("SupportedLoginProviders")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AllowClassicFlow", allowClassicFlow)
        json.field("AllowUnauthenticatedIdentities", allowUnauthenticatedIdentities)
        json.field("CognitoIdentityProviders", cognitoIdentityProviders)
        json.field("DeveloperProviderName", developerProviderName)
        json.field("IdentityPoolName", identityPoolName)
        json.field("IdentityPoolTags", identityPoolTags)
        json.field("OpenIdConnectProviderARNs", openIdConnectProviderARNs)
        json.field("SamlProviderARNs", samlProviderARNs)
        json.field("SupportedLoginProviders", supportedLoginProviders)
    }

    public static let shape = StructureShape("CreateIdentityPoolInput", [
        .init("AllowClassicFlow", IdentityPoolsShapes.classicFlow),
        .init("AllowUnauthenticatedIdentities", IdentityPoolsShapes.identityPoolUnauthenticated, required: true),
        .init("CognitoIdentityProviders", IdentityPoolsShapes.cognitoIdentityProviderList),
        .init("DeveloperProviderName", IdentityPoolsShapes.developerProviderName),
        .init("IdentityPoolName", IdentityPoolsShapes.identityPoolName, required: true),
        .init("IdentityPoolTags", IdentityPoolsShapes.identityPoolTagsType),
        .init("OpenIdConnectProviderARNs", IdentityPoolsShapes.oidcProviderList),
        .init("SamlProviderARNs", IdentityPoolsShapes.samlProviderList),
        .init("SupportedLoginProviders", IdentityPoolsShapes.identityProviders),
    ])

    public typealias Output = CreateIdentityPoolOutput
    public static let operation = OperationModel(
        name: "CreateIdentityPool", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .notAuthorized, .resourceConflict, .tooManyRequests, .internalError, .limitExceeded,
        ])
}

/// The output of CreateIdentityPool.
public typealias CreateIdentityPoolOutput = IdentityPool

#endif
