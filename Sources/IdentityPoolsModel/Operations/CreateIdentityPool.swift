// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of CreateIdentityPool.
package struct CreateIdentityPoolInput: OperationInput {
    package var allowClassicFlow: Bool?
    package var allowUnauthenticatedIdentities: Bool
    package var cognitoIdentityProviders: [CognitoIdentityProvider]?
    package var developerProviderName: String?
    package var identityPoolName: String
    package var identityPoolTags: [String: String]?
    package var openIdConnectProviderARNs: [String]?
    package var samlProviderARNs: [String]?
    package var supportedLoginProviders: [String: String]?

    package init(
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

    package init(_ fields: JSONObject) throws {
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

    package func write(members json: inout JSONWriter) {
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

    package static let shape = StructureShape("CreateIdentityPoolInput", [
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

    package typealias Output = CreateIdentityPoolOutput
    package static let operation = OperationModel(
        name: "CreateIdentityPool", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .notAuthorized, .resourceConflict, .tooManyRequests, .internalError, .limitExceeded,
        ])
}

/// The output of CreateIdentityPool.
package typealias CreateIdentityPoolOutput = IdentityPool

#endif
