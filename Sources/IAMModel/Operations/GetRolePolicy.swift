// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetRolePolicy.
package struct GetRolePolicyInput: OperationInput {
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

    package static let shape = StructureShape("GetRolePolicyRequest", [
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = GetRolePolicyOutput
    package static let operation = OperationModel(
        name: "GetRolePolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }
}

/// The output of GetRolePolicy.
package struct GetRolePolicyOutput: OperationOutput {
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

    package static let shape = StructureShape("GetRolePolicyResponse", [
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])
}
