// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `Role`.
package struct IAMRole: Structure {
    package var arn: String
    package var assumeRolePolicyDocument: String?
    package var createDate: Instant
    package var description: String?
    package var maxSessionDuration: Int?
    package var path: String
    package var permissionsBoundary: IAMAttachedPermissionsBoundary?
    package var roleId: String
    package var roleLastUsed: IAMRoleLastUsed?
    package var roleName: String
    package var sourceRoleTemplate: IAMSourceRoleTemplate?
    package var tags: [IAMTag]?

    package init(
        arn: String,
        assumeRolePolicyDocument: String? = nil,
        createDate: Instant,
        description: String? = nil,
        maxSessionDuration: Int? = nil,
        path: String,
        permissionsBoundary: IAMAttachedPermissionsBoundary? = nil,
        roleId: String,
        roleLastUsed: IAMRoleLastUsed? = nil,
        roleName: String,
        sourceRoleTemplate: IAMSourceRoleTemplate? = nil,
        tags: [IAMTag]? = nil
    ) {
        self.arn = arn
        self.assumeRolePolicyDocument = assumeRolePolicyDocument
        self.createDate = createDate
        self.description = description
        self.maxSessionDuration = maxSessionDuration
        self.path = path
        self.permissionsBoundary = permissionsBoundary
        self.roleId = roleId
        self.roleLastUsed = roleLastUsed
        self.roleName = roleName
        self.sourceRoleTemplate = sourceRoleTemplate
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        arn = try fields.requiredValue("Arn")
        assumeRolePolicyDocument = try fields.value("AssumeRolePolicyDocument")
        createDate = try fields.requiredValue("CreateDate")
        description = try fields.value("Description")
        maxSessionDuration = try fields.value("MaxSessionDuration")
        path = try fields.requiredValue("Path")
        permissionsBoundary = try fields.value("PermissionsBoundary")
        roleId = try fields.requiredValue("RoleId")
        roleLastUsed = try fields.value("RoleLastUsed")
        roleName = try fields.requiredValue("RoleName")
        sourceRoleTemplate = try fields.value("SourceRoleTemplate")
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Arn", arn)
        json.field("AssumeRolePolicyDocument", assumeRolePolicyDocument)
        json.field("CreateDate", createDate)
        json.field("Description", description)
        json.field("MaxSessionDuration", maxSessionDuration)
        json.field("Path", path)
        json.field("PermissionsBoundary", permissionsBoundary)
        json.field("RoleId", roleId)
        json.field("RoleLastUsed", roleLastUsed)
        json.field("RoleName", roleName)
        json.field("SourceRoleTemplate", sourceRoleTemplate)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("Role", [
        .init("Arn", IAMShapes.arnType, required: true),
        .init("AssumeRolePolicyDocument", IAMShapes.policyDocumentType),
        .init("CreateDate", IAMShapes.dateType, required: true),
        .init("Description", IAMShapes.roleDescriptionType),
        .init("MaxSessionDuration", IAMShapes.roleMaxSessionDurationType),
        .init("Path", IAMShapes.pathType, required: true),
        .init("PermissionsBoundary", .structure(IAMAttachedPermissionsBoundary.shape)),
        .init("RoleId", IAMShapes.idType, required: true),
        .init("RoleLastUsed", .structure(IAMRoleLastUsed.shape)),
        .init("RoleName", IAMShapes.roleNameType, required: true),
        .init("SourceRoleTemplate", .structure(IAMSourceRoleTemplate.shape)),
        .init("Tags", IAMShapes.tagListType),
    ])
}
