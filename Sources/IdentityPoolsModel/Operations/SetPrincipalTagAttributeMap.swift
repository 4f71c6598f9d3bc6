// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of SetPrincipalTagAttributeMap.
package struct SetPrincipalTagAttributeMapInput: OperationInput, NamesIdentityPool {
    package var identityPoolId: String
    package var identityProviderName: String
    package var principalTags: [String: String]?
    package var useDefaults: Bool?

    package init(
        identityPoolId: String,
        identityProviderName: String,
        principalTags: [String: String]? = nil,
        useDefaults: Bool? = nil
    ) {
        self.identityPoolId = identityPoolId
        self.identityProviderName = identityProviderName
        self.principalTags = principalTags
        self.useDefaults = useDefaults
    }

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        identityProviderName = try fields.requiredValue("IdentityProviderName")
        principalTags = try fields.value("PrincipalTags")
        useDefaults = try fields.value("UseDefaults")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("IdentityProviderName", identityProviderName)
        json.field("PrincipalTags", principalTags)
        json.field("UseDefaults", useDefaults)
    }

    package static let shape = StructureShape("SetPrincipalTagAttributeMapInput", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("IdentityProviderName", IdentityPoolsShapes.identityProviderName, required: true),
        .init("PrincipalTags", IdentityPoolsShapes.principalTags),
        .init("UseDefaults", IdentityPoolsShapes.useDefaults),
    ])

    package typealias Output = SetPrincipalTagAttributeMapOutput
    package static let operation = OperationModel(
        name: "SetPrincipalTagAttributeMap", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of SetPrincipalTagAttributeMap.
package struct SetPrincipalTagAttributeMapOutput: OperationOutput {
    package var identityPoolId: String?
    package var identityProviderName: String?
    package var principalTags: [String: String]?
    package var useDefaults: Bool?

    package init(
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

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.value("IdentityPoolId")
        identityProviderName = try fields.value("IdentityProviderName")
        principalTags = try fields.value("PrincipalTags")
        useDefaults = try fields.value("UseDefaults")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("IdentityProviderName", identityProviderName)
        json.field("PrincipalTags", principalTags)
        json.field("UseDefaults", useDefaults)
    }

    package static let shape = StructureShape("SetPrincipalTagAttributeMapResponse", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId),
        .init("IdentityProviderName", IdentityPoolsShapes.identityProviderName),
        .init("PrincipalTags", IdentityPoolsShapes.principalTags),
        .init("UseDefaults", IdentityPoolsShapes.useDefaults),
    ])
}

#endif
