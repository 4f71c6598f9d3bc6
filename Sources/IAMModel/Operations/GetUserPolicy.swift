// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetUserPolicy.
package struct GetUserPolicyInput: OperationInput {
    package var policyName: String
    package var userName: String

    package init(
        policyName: String,
        userName: String
    ) {
        self.policyName = policyName
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        policyName = try fields.requiredValue("PolicyName")
        userName = try fields.requiredValue("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyName", policyName)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("GetUserPolicyRequest", [
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    package typealias Output = GetUserPolicyOutput
    package static let operation = OperationModel(
        name: "GetUserPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// The output of GetUserPolicy.
package struct GetUserPolicyOutput: OperationOutput {
    package var policyDocument: String
    package var policyName: String
    package var userName: String

    package init(
        policyDocument: String,
        policyName: String,
        userName: String
    ) {
        self.policyDocument = policyDocument
        self.policyName = policyName
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        policyDocument = try fields.requiredValue("PolicyDocument")
        policyName = try fields.requiredValue("PolicyName")
        userName = try fields.requiredValue("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyDocument", policyDocument)
        json.field("PolicyName", policyName)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("GetUserPolicyResponse", [
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])
}
