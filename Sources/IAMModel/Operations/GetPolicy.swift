// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetPolicy.
package struct GetPolicyInput: OperationInput {
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

    package static let shape = StructureShape("GetPolicyRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
    ])

    package typealias Output = GetPolicyOutput
    package static let operation = OperationModel(
        name: "GetPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    package var resource: Resource { .named(policyArn) }
}

/// The output of GetPolicy.
package struct GetPolicyOutput: OperationOutput {
    package var policy: IAMPolicy?

    package init(
        policy: IAMPolicy? = nil
    ) {
        self.policy = policy
    }

    package init(_ fields: JSONObject) throws {
        policy = try fields.value("Policy")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Policy", policy)
    }

    package static let shape = StructureShape("GetPolicyResponse", [
        .init("Policy", .structure(IAMPolicy.shape)),
    ])
}
