// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeleteRolePolicy.
package struct DeleteRolePolicyInput: OperationInput {
    package var policyName: String
    package var roleName: String

    package init(
        policyName: String,
        roleName: String
    ) {
        self.policyName = policyName
        self.roleName = roleName
    }

    package init(_ fields: JSONObject) throws {
        policyName = try fields.requiredValue("PolicyName")
        roleName = try fields.requiredValue("RoleName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyName", policyName)
        json.field("RoleName", roleName)
    }

    package static let shape = StructureShape("DeleteRolePolicyRequest", [
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = DeleteRolePolicyOutput
    package static let operation = OperationModel(
        name: "DeleteRolePolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .unmodifiableEntity, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// DeleteRolePolicy has no output.
package typealias DeleteRolePolicyOutput = NoOutput
