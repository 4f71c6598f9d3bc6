// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetOpenIdTokenForDeveloperIdentity.
public struct GetOpenIdTokenForDeveloperIdentityInput: OperationInput, NamesIdentityPool {
    public var identityId: String?
    public var identityPoolId: String
    public var logins: [String: Secret<String>]
    public var principalTags: [String: String]?
    public var tokenDuration: Int64?

    public init(
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

    public init(_ fields: JSONObject) throws {
        identityId = try fields.value("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        logins = try fields.requiredValue("Logins")
        principalTags = try fields.value("PrincipalTags")
        tokenDuration = try fields.value("TokenDuration")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
        json.field("Logins", logins)
        json.field("PrincipalTags", principalTags)
        json.field("TokenDuration", tokenDuration)
    }

    public static let shape = StructureShape("GetOpenIdTokenForDeveloperIdentityInput", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("Logins", IdentityPoolsShapes.loginsMap, required: true),
        .init("PrincipalTags", IdentityPoolsShapes.principalTags),
        .init("TokenDuration", IdentityPoolsShapes.tokenDuration),
    ])

    public typealias Output = GetOpenIdTokenForDeveloperIdentityOutput
    public static let operation = OperationModel(
        name: "GetOpenIdTokenForDeveloperIdentity", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .developerUserAlreadyRegistered,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetOpenIdTokenForDeveloperIdentity.
public struct GetOpenIdTokenForDeveloperIdentityOutput: OperationOutput {
    public var identityId: String?
    public var token: Secret<String>?

    public init(
        identityId: String? = nil,
        token: Secret<String>? = nil
    ) {
        self.identityId = identityId
        self.token = token
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.value("IdentityId")
        token = try fields.value("Token")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("Token", token)
    }

    public static let shape = StructureShape("GetOpenIdTokenForDeveloperIdentityResponse", [
        .init("IdentityId", IdentityPoolsShapes.identityId),
        .init("Token", IdentityPoolsShapes.oidcToken),
    ])
}

#endif
