// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `InlinePolicyIdentifierType`.
public struct IAMInlinePolicyIdentifierType: Structure {
    public var attachmentName: String
    public var attachmentType: IAMAttachmentType
    public var policyName: String

    public init(
        attachmentName: String,
        attachmentType: IAMAttachmentType,
        policyName: String
    ) {
        self.attachmentName = attachmentName
        self.attachmentType = attachmentType
        self.policyName = policyName
    }

    public init(_ fields: JSONObject) throws {
        attachmentName = try fields.requiredValue("AttachmentName")
        attachmentType = try fields.requiredValue("AttachmentType")
        policyName = try fields.requiredValue("PolicyName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AttachmentName", attachmentName)
        json.field("AttachmentType", attachmentType)
        json.field("PolicyName", policyName)
    }

    public static let shape = StructureShape("InlinePolicyIdentifierType", [
        .init("AttachmentName", IAMShapes.attachmentName, required: true),
        .init("AttachmentType", IAMShapes.attachmentType, required: true),
        .init("PolicyName", IAMShapes.policyNameType, required: true),
    ])
}
