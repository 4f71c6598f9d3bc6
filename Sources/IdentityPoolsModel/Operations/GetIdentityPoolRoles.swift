// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of GetIdentityPoolRoles.
package struct GetIdentityPoolRolesInput: OperationInput, NamesIdentityPool {
    package var identityPoolId: String

    package init(
        identityPoolId: String
    ) {
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("GetIdentityPoolRolesInput", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
    ])

    package typealias Output = GetIdentityPoolRolesOutput
    package static let operation = OperationModel(
        name: "GetIdentityPoolRoles", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of GetIdentityPoolRoles.
package struct GetIdentityPoolRolesOutput: OperationOutput {
    package var identityPoolId: String?
    package var roleMappings: [String: RoleMapping]?
    package var roles: [String: String]?

    package init(
        identityPoolId: String? = nil,
        roleMappings: [String: RoleMapping]? = nil,
        roles: [String: String]? = nil
    ) {
        self.identityPoolId = identityPoolId
        self.roleMappings = roleMappings
        self.roles = roles
    }

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.value("IdentityPoolId")
        roleMappings = try fields.value("RoleMappings")
        roles = try fields.value("Roles")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("RoleMappings", roleMappings)
        json.field("Roles", roles)
    }

    package static let shape = StructureShape("GetIdentityPoolRolesResponse", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId),
        .init("RoleMappings", IdentityPoolsShapes.roleMappingMap),
        .init("Roles", IdentityPoolsShapes.rolesMap),
    ])
}

#endif
