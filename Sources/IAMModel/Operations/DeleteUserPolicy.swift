// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeleteUserPolicy.
package struct DeleteUserPolicyInput: OperationInput {
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

    package static let shape = StructureShape("DeleteUserPolicyRequest", [
        .init("PolicyName", IAMShapes.policyNameType, required: true),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    package typealias Output = DeleteUserPolicyOutput
    package static let operation = OperationModel(
        name: "DeleteUserPolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// DeleteUserPolicy has no output.
package typealias DeleteUserPolicyOutput = NoOutput
