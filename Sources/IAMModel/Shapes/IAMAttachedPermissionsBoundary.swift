// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AttachedPermissionsBoundary`.
public struct IAMAttachedPermissionsBoundary: Structure {
    public var permissionsBoundaryArn: String?
    public var permissionsBoundaryType: IAMPermissionsBoundaryAttachmentType?

    public init(
        permissionsBoundaryArn: String? = nil,
        permissionsBoundaryType: IAMPermissionsBoundaryAttachmentType? = nil
    ) {
        self.permissionsBoundaryArn = permissionsBoundaryArn
        self.permissionsBoundaryType = permissionsBoundaryType
    }

    public init(_ fields: JSONObject) throws {
        permissionsBoundaryArn = try fields.value("PermissionsBoundaryArn")
        permissionsBoundaryType = try fields.value("PermissionsBoundaryType")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PermissionsBoundaryArn", permissionsBoundaryArn)
        json.field("PermissionsBoundaryType", permissionsBoundaryType)
    }

    public static let shape = StructureShape("AttachedPermissionsBoundary", [
        .init("PermissionsBoundaryArn", IAMShapes.arnType),
        .init("PermissionsBoundaryType", IAMShapes.permissionsBoundaryAttachmentType),
    ])
}
