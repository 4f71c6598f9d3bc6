// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetOpenIdTokenForDeveloperIdentity.
package struct GetOpenIdTokenForDeveloperIdentityInput: OperationInput, NamesIdentityPool {
    package var identityId: String?
    package var identityPoolId: String
    package var logins: [String: Secret<String>]
    package var principalTags: [String: String]?
    package var tokenDuration: Int64?

    package init(
        identityId: String? = nil,
        identityPoolId: String,
        logins: [String: Secret<String>],
        principalTags: [String: String]? = nil,
        tokenDuration: Int64? = nil
    ) {
        self.identityId = identityId
        self.identityPoolId = identityPoolId
        self.logins = logins
        self.principalTags = principalTags
        self.tokenDuration = tokenDuration
    }

    package init(_ fields: JSONObject) throws {
        identityId = try fields.value("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        logins = try fields.requiredValue("Logins")
        principalTags = try fields.value("PrincipalTags")
        tokenDuration = try fields.value("TokenDuration")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("Logins", logins)
        json.field("PrincipalTags", principalTags)
        json.field("TokenDuration", tokenDuration)
    }

    package static let shape = StructureShape("GetOpenIdTokenForDeveloperIdentityInput", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap, required: true),
        .init("PrincipalTags", IdentityPoolsShapes.principalTags),
        .init("TokenDuration", IdentityPoolsShapes.tokenDuration),
    ])

    package typealias Output = GetOpenIdTokenForDeveloperIdentityOutput
    package static let operation = OperationModel(
        name: "GetOpenIdTokenForDeveloperIdentity", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .developerUserAlreadyRegistered,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetOpenIdTokenForDeveloperIdentity.
package struct GetOpenIdTokenForDeveloperIdentityOutput: OperationOutput {
    package var identityId: String?
    package var token: Secret<String>?

    package init(
        identityId: String? = nil,
        token: Secret<String>? = nil
    ) {
        self.identityId = identityId
        self.token = token
    }

    package init(_ fields: JSONObject) throws {
        identityId = try fields.value("IdentityId")
        token = try fields.value("Token")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("Token", token)
    }

    package static let shape = StructureShape("GetOpenIdTokenForDeveloperIdentityResponse", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("Token", IdentityPoolsShapes.oidcToken),
    ])
}

#endif
