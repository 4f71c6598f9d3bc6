// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DetachRolePolicy.
package struct DetachRolePolicyInput: OperationInput {
    package var policyArn: String
    package var roleName: String

    package init(
        policyArn: String,
        roleName: String
    ) {
        self.policyArn = policyArn
        self.roleName = roleName
    }

    package init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
        roleName = try fields.requiredValue("RoleName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("RoleName", roleName)
    }

    package static let shape = StructureShape("DetachRolePolicyRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = DetachRolePolicyOutput
    package static let operation = OperationModel(
        name: "DetachRolePolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .unmodifiableEntity, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// DetachRolePolicy has no output.
package typealias DetachRolePolicyOutput = NoOutput
