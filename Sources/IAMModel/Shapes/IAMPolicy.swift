// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `Policy`.
package struct IAMPolicy: Structure {
    package var arn: String?
    package var attachmentCount: Int?
    package var createDate: Instant?
    package var defaultVersionId: String?
    package var description: String?
    package var isAttachable: Bool?
    package var path: String?
    package var permissionsBoundaryUsageCount: Int?
    package var policyId: String?
    package var policyName: String?
    package var tags: [IAMTag]?
    package var updateDate: Instant?

    package init(
        arn: String? = nil,
        attachmentCount: Int? = nil,
        createDate: Instant? = nil,
        defaultVersionId: String? = nil,
        description: String? = nil,
        isAttachable: Bool? = nil,
        path: String? = nil,
        permissionsBoundaryUsageCount: Int? = nil,
        policyId: String? = nil,
        policyName: String? = nil,
        tags: [IAMTag]? = nil,
        updateDate: Instant? = nil
    ) {
        self.arn = arn
        self.attachmentCount = attachmentCount
        self.createDate = createDate
        self.defaultVersionId = defaultVersionId
        self.description = description
        self.isAttachable = isAttachable
        self.path = path
        self.permissionsBoundaryUsageCount = permissionsBoundaryUsageCount
        self.policyId = policyId
        self.policyName = policyName
        self.tags = tags
        self.updateDate = updateDate
    }

    package init(_ fields: JSONObject) throws {
        arn = try fields.value("Arn")
        attachmentCount = try fields.value("AttachmentCount")
        createDate = try fields.value("CreateDate")
        defaultVersionId = try fields.value("DefaultVersionId")
        description = try fields.value("Description")
        isAttachable = try fields.value("IsAttachable")
        path = try fields.value("Path")
        permissionsBoundaryUsageCount = try fields.value("PermissionsBoundaryUsageCount")
        policyId = try fields.value("PolicyId")
        policyName = try fields.value("PolicyName")
        tags = try fields.value("Tags")
        updateDate = try fields.value("UpdateDate")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("AttachmentCount", attachmentCount)
        json.field("CreateDate", createDate)
        json.field("DefaultVersionId", defaultVersionId)
        json.field("Description", description)
        json.field("IsAttachable", isAttachable)
        json.field("Path", path)
        json.field("PermissionsBoundaryUsageCount", permissionsBoundaryUsageCount)
        json.field("PolicyId", policyId)
        json.field("PolicyName", policyName)
        json.field("Tags", tags)
        json.field("UpdateDate", updateDate)
    }

    package static let shape = StructureShape("Policy", [
        .init("Arn", IAMShapes.arnType),
        .init("AttachmentCount", IAMShapes.attachmentCountType),
        .init("CreateDate", IAMShapes.dateType),
        .init("DefaultVersionId", IAMShapes.policyVersionIdType),
        .init("Description", IAMShapes.policyDescriptionType),
        .init("IsAttachable", IAMShapes.booleanType),
        .init("Path", IAMShapes.policyPathType),
        .init("PermissionsBoundaryUsageCount", IAMShapes.attachmentCountType),
        .init("PolicyId", IAMShapes.idType),
        .init("PolicyName", IAMShapes.policyNameType),
        .init("Tags", IAMShapes.tagListType),
        .init("UpdateDate", IAMShapes.dateType),
    ])
}
