// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of SetIdentityPoolRoles.
package struct SetIdentityPoolRolesInput: OperationInput, NamesIdentityPool {
    package var identityPoolId: String
    package var roleMappings: [String: RoleMapping]?
    package var roles: [String: String]

    package init(
        identityPoolId: String,
        roleMappings: [String: RoleMapping]? = nil,
        roles: [String: String]
    ) {
        self.identityPoolId = identityPoolId
        self.roleMappings = roleMappings
        self.roles = roles
    }

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
        roleMappings = try fields.value("RoleMappings")
        roles = try fields.requiredValue("Roles")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
        json.field("RoleMappings", roleMappings)
        json.field("Roles", roles)
    }

    package static let shape = StructureShape("SetIdentityPoolRolesInput", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
        .init("RoleMappings", IdentityPoolsShapes.roleMappingMap),
        .init("Roles", IdentityPoolsShapes.rolesMap, required: true),
    ])

    package typealias Output = SetIdentityPoolRolesOutput
    package static let operation = OperationModel(
        name: "SetIdentityPoolRoles", service: .identityPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .resourceConflict, .tooManyRequests,
            .internalError, .concurrentModification,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// SetIdentityPoolRoles has no output.
package typealias SetIdentityPoolRolesOutput = NoOutput

#endif
