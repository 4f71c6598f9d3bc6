// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of GetPrincipalTagAttributeMap.
public struct GetPrincipalTagAttributeMapInput: OperationInput, NamesIdentityPool {
    public var identityPoolId: String
    public var identityProviderName: String

    public init(
        identityPoolId: String,
        identityProviderName: String
    ) {
        self.identityPoolId = identityPoolId
        self.identityProviderName = identityProviderName
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        identityProviderName = try fields.requiredValue("IdentityProviderName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("IdentityProviderName", identityProviderName)
    }

    public static let shape = StructureShape("GetPrincipalTagAttributeMapInput", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("IdentityProviderName", IdentityPoolsShapes.identityProviderName, required: true),
    ])

    public typealias Output = GetPrincipalTagAttributeMapOutput
    public static let operation = OperationModel(
        name: "GetPrincipalTagAttributeMap", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetPrincipalTagAttributeMap.
public struct GetPrincipalTagAttributeMapOutput: OperationOutput {
    public var identityPoolId: String?
    public var identityProviderName: String?
    public var principalTags: [String: String]?
    public var useDefaults: Bool?

    public init(
        identityPoolId: String? = nil,
        identityProviderName: String? = nil,
        principalTags: [String: String]? = nil,
        useDefaults: Bool? = nil
    ) {
        self.identityPoolId = identityPoolId
        self.identityProviderName = identityProviderName
        self.principalTags = principalTags
        self.useDefaults = useDefaults
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.value("IdentityPoolId")
        identityProviderName = try fields.value("IdentityProviderName")
        principalTags = try fields.value("PrincipalTags")
        useDefaults = try fields.value("UseDefaults")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("IdentityProviderName", identityProviderName)
        json.field("PrincipalTags", principalTags)
        json.field("UseDefaults", useDefaults)
    }

    public static let shape = StructureShape("GetPrincipalTagAttributeMapResponse", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId),
        .init("IdentityProviderName", IdentityPoolsShapes.identityProviderName),
        .init("PrincipalTags", IdentityPoolsShapes.principalTags),
        .init("UseDefaults", IdentityPoolsShapes.useDefaults),
    ])
}

#endif
