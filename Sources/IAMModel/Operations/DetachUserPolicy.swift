// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DetachUserPolicy.
package struct DetachUserPolicyInput: OperationInput {
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

    package static let shape = StructureShape("DetachUserPolicyRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("UserName", IAMShapes.userNameType, required: true),
    ])

    package typealias Output = DetachUserPolicyOutput
    package static let operation = OperationModel(
        name: "DetachUserPolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }
}

/// DetachUserPolicy has no output.
package typealias DetachUserPolicyOutput = NoOutput
