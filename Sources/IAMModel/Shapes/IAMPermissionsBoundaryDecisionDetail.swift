// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `PermissionsBoundaryDecisionDetail`.
public struct IAMPermissionsBoundaryDecisionDetail: Structure {
    public var allowedByPermissionsBoundary: Bool?

    public init(
        allowedByPermissionsBoundary: Bool? = nil
    ) {
        self.allowedByPermissionsBoundary = allowedByPermissionsBoundary
    }

    public init(_ fields: JSONObject) throws {
        allowedByPermissionsBoundary = try fields.value("AllowedByPermissionsBoundary")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AllowedByPermissionsBoundary", allowedByPermissionsBoundary)
    }

    public static let shape = StructureShape("PermissionsBoundaryDecisionDetail", [
        .init("AllowedByPermissionsBoundary", IAMShapes.booleanType),
    ])
}
