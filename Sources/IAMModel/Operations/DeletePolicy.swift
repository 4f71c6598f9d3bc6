// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeletePolicy.
package struct DeletePolicyInput: OperationInput {
    package var policyArn: String

    package init(
        policyArn: String
    ) {
        self.policyArn = policyArn
    }

    package init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
    }

    package static let shape = StructureShape("DeletePolicyRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
    ])

    package typealias Output = DeletePolicyOutput
    package static let operation = OperationModel(
        name: "DeletePolicy", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .deleteConflict, .serviceFailure,
        ])

    package var resource: Resource { .named(policyArn) }
}

/// DeletePolicy has no output.
package typealias DeletePolicyOutput = NoOutput
