// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of AttachUserPolicy.
package struct AttachUserPolicyInput: OperationInput {
    package var policyArn: String
    package var userName: String

    package init(
        policyArn: String,
        userName: String
    ) {
        self.policyArn = policyArn
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
        userName = try fields.requiredValue("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("AttachUserPolicyRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("UserName", IAMShapes.userNameType, required: true),
    ])

    package typealias Output = AttachUserPolicyOutput
    package static let operation = OperationModel(
        name: "AttachUserPolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .policyNotAttachable, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// AttachUserPolicy has no output.
package typealias AttachUserPolicyOutput = NoOutput
