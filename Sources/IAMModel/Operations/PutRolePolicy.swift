// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of PutRolePolicy.
package struct PutRolePolicyInput: OperationInput {
    package var policyDocument: String
    package var policyName: String
    package var roleName: String

    package init(
        policyDocument: String,
        policyName: String,
        roleName: String
    ) {
        self.policyDocument = policyDocument
        self.policyName = policyName
        self.roleName = roleName
    }

    package init(_ fields: JSONObject) throws {
        policyDocument = try fields.requiredValue("PolicyDocument")
        policyName = try fields.requiredValue("PolicyName")
        roleName = try fields.requiredValue("RoleName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyDocument", policyDocument)
        json.field("PolicyName", policyName)
        json.field("RoleName", roleName)
    }

    package static let shape = StructureShape("PutRolePolicyRequest", [
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = PutRolePolicyOutput
    package static let operation = OperationModel(
        name: "PutRolePolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .limitExceeded, .malformedPolicyDocument, .noSuchEntity, .unmodifiableEntity, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// PutRolePolicy has no output.
package typealias PutRolePolicyOutput = NoOutput
