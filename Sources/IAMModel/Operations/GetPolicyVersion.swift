// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetPolicyVersion.
package struct GetPolicyVersionInput: OperationInput {
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

    package static let shape = StructureShape("GetPolicyVersionRequest", [
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("VersionId", IAMShapes.policyVersionIdType, required: true),
    ])

    package typealias Output = GetPolicyVersionOutput
    package static let operation = OperationModel(
        name: "GetPolicyVersion", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    package var resource: Resource { .named(policyArn) }
}

/// The output of GetPolicyVersion.
package struct GetPolicyVersionOutput: OperationOutput {
    package var policyVersion: IAMPolicyVersion?

    package init(
        policyVersion: IAMPolicyVersion? = nil
    ) {
        self.policyVersion = policyVersion
    }

    package init(_ fields: JSONObject) throws {
        policyVersion = try fields.value("PolicyVersion")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PolicyVersion", policyVersion)
    }

    package static let shape = StructureShape("GetPolicyVersionResponse", [
        .init("PolicyVersion", .structure(IAMPolicyVersion.shape)),
    ])
}
