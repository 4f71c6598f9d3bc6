// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of GetIdentityPoolRoles.
public struct GetIdentityPoolRolesInput: OperationInput, NamesIdentityPool {
    public var identityPoolId: String

    public init(
        identityPoolId: String
    ) {
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("GetIdentityPoolRolesInput", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
    ])

    public typealias Output = GetIdentityPoolRolesOutput
    public static let operation = OperationModel(
        name: "GetIdentityPoolRoles", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetIdentityPoolRoles.
public struct GetIdentityPoolRolesOutput: OperationOutput {
    public var identityPoolId: String?
    public var roleMappings: [String: RoleMapping]?
    public var roles: [String: String]?

    public init(
        identityPoolId: String? = nil,
        roleMappings: [String: RoleMapping]? = nil,
        roles: [String: String]? = nil
    ) {
        self.identityPoolId = identityPoolId
        self.roleMappings = roleMappings
        self.roles = roles
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.value("IdentityPoolId")
        roleMappings = try fields.value("RoleMappings")
        roles = try fields.value("Roles")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("RoleMappings", roleMappings)
        json.field("Roles", roles)
    }

    public static let shape = StructureShape("GetIdentityPoolRolesResponse", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId),
        .init("RoleMappings", IdentityPoolsShapes.roleMappingMap),
        .init("Roles", IdentityPoolsShapes.rolesMap),
    ])
}

#endif
