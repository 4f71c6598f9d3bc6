// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `InlinePolicyIdentifierType`.
package struct IAMInlinePolicyIdentifierType: Structure {
    package var attachmentName: String
    package var attachmentType: IAMAttachmentType
    package var policyName: String

    package init(
        attachmentName: String,
        attachmentType: IAMAttachmentType,
        policyName: String
    ) {
        self.attachmentName = attachmentName
        self.attachmentType = attachmentType
        self.policyName = policyName
    }

    package init(_ fields: JSONObject) throws {
        attachmentName = try fields.requiredValue("AttachmentName")
        attachmentType = try fields.requiredValue("AttachmentType")
        policyName = try fields.requiredValue("PolicyName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AttachmentName", attachmentName)
        json.field("AttachmentType", attachmentType)
        json.field("PolicyName", policyName)
    }

    package static let shape = StructureShape("InlinePolicyIdentifierType", [
        .init("AttachmentName", IAMShapes.attachmentName, required: true),
        .init("AttachmentType", IAMShapes.attachmentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
    ])
}
