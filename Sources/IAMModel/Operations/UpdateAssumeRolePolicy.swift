// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of UpdateAssumeRolePolicy.
package struct UpdateAssumeRolePolicyInput: OperationInput {
    package var policyDocument: String
    package var roleName: String

    package init(
        policyDocument: String,
        roleName: String
    ) {
        self.policyDocument = policyDocument
        self.roleName = roleName
    }

    package init(_ fields: JSONObject) throws {
        policyDocument = try fields.requiredValue("PolicyDocument")
        roleName = try fields.requiredValue("RoleName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyDocument", policyDocument)
        json.field("RoleName", roleName)
    }

    package static let shape = StructureShape("UpdateAssumeRolePolicyRequest", [
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = UpdateAssumeRolePolicyOutput
    package static let operation = OperationModel(
        name: "UpdateAssumeRolePolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .malformedPolicyDocument, .limitExceeded, .unmodifiableEntity, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// UpdateAssumeRolePolicy has no output.
package typealias UpdateAssumeRolePolicyOutput = NoOutput
