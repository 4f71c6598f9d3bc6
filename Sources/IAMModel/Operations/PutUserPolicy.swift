// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of PutUserPolicy.
package struct PutUserPolicyInput: OperationInput {
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

    package static let shape = StructureShape("PutUserPolicyRequest", [
        .init("PolicyDocument", IAMShapes.policyDocumentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    package typealias Output = PutUserPolicyOutput
    package static let operation = OperationModel(
        name: "PutUserPolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .limitExceeded, .malformedPolicyDocument, .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// PutUserPolicy has no output.
package typealias PutUserPolicyOutput = NoOutput
