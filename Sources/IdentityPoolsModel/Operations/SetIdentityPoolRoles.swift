// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of SetIdentityPoolRoles.
public struct SetIdentityPoolRolesInput: OperationInput, NamesIdentityPool {
    public var identityPoolId: String
    public var roleMappings: [String: RoleMapping]?
    public var roles: [String: String]

    public init(
        identityPoolId: String,
        roleMappings: [String: RoleMapping]? = nil,
        roles: [String: String]
    ) {
        self.identityPoolId = identityPoolId
        self.roleMappings = roleMappings
        self.roles = roles
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        roleMappings = try fields.value("RoleMappings")
        roles = try fields.requiredValue("Roles")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("RoleMappings", roleMappings)
        json.field("Roles", roles)
    }

    public static let shape = StructureShape("SetIdentityPoolRolesInput", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("RoleMappings", IdentityPoolsShapes.roleMappingMap),
        .init("Roles", IdentityPoolsShapes.rolesMap, required: true),
    ])

    public typealias Output = SetIdentityPoolRolesOutput
    public static let operation = OperationModel(
        name: "SetIdentityPoolRoles", service: .identityPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .concurrentModification,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// SetIdentityPoolRoles has no output.
public typealias SetIdentityPoolRolesOutput = NoOutput

#endif
