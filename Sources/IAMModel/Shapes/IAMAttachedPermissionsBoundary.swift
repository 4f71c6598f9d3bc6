// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AttachedPermissionsBoundary`.
package struct IAMAttachedPermissionsBoundary: Structure {
    package var permissionsBoundaryArn: String?
    package var permissionsBoundaryType: IAMPermissionsBoundaryAttachmentType?

    package init(
        permissionsBoundaryArn: String? = nil,
        permissionsBoundaryType: IAMPermissionsBoundaryAttachmentType? = nil
    ) {
        self.permissionsBoundaryArn = permissionsBoundaryArn
        self.permissionsBoundaryType = permissionsBoundaryType
    }

    package init(_ fields: JSONObject) throws {
        permissionsBoundaryArn = try fields.value("PermissionsBoundaryArn")
        permissionsBoundaryType = try fields.value("PermissionsBoundaryType")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PermissionsBoundaryArn", permissionsBoundaryArn)
        json.field("PermissionsBoundaryType", permissionsBoundaryType)
    }

    package static let shape = StructureShape("AttachedPermissionsBoundary", [
        .init("PermissionsBoundaryArn", IAMShapes.arnType),
        .init("PermissionsBoundaryType", IAMShapes.permissionsBoundaryAttachmentType),
    ])
}
