// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DeletePolicyVersion.
package struct DeletePolicyVersionInput: OperationInput {
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

    package static let shape = StructureShape("DeletePolicyVersionRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("VersionId", IAMShapes.policyVersionIdType, required: true),
    ])

    package typealias Output = DeletePolicyVersionOutput
    package static let operation = OperationModel(
        name: "DeletePolicyVersion", service: .iam, signed: true, hasOutput: false,
        errors: [
            .noSuchEntity, .limitExceeded, .invalidInput, .deleteConflict, .serviceFailure,
        ])

    package var resource: Resource { .named(policyArn) }
}

/// DeletePolicyVersion has no output.
package typealias DeletePolicyVersionOutput = NoOutput
