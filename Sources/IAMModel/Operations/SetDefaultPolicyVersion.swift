// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of SetDefaultPolicyVersion.
package struct SetDefaultPolicyVersionInput: OperationInput {
    package var policyArn: String
    package var versionId: String

    package init(
        policyArn: String,
        versionId: String
    ) {
        self.policyArn = policyArn
        self.versionId = versionId
    }

    package init(_ fields: JSONObject) throws {
        policyArn = try fields.requiredValue("PolicyArn")
        versionId = try fields.requiredValue("VersionId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyArn", policyArn)
        json.field("VersionId", versionId)
    }

    package static let shape = StructureShape("SetDefaultPolicyVersionRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("VersionId", IAMShapes.policyVersionIdType, required: true),
    ])

    package typealias Output = SetDefaultPolicyVersionOutput
    package static let operation = OperationModel(
        name: "SetDefaultPolicyVersion", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .invalidInput, .limitExceeded, .serviceFailure,
        ])

    package var resource: Resource { .named(policyArn) }
}

/// SetDefaultPolicyVersion has no output.
package typealias SetDefaultPolicyVersionOutput = NoOutput
