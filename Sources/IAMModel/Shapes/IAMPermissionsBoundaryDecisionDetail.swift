// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `PermissionsBoundaryDecisionDetail`.
package struct IAMPermissionsBoundaryDecisionDetail: Structure {
    package var allowedByPermissionsBoundary: Bool?

    package init(
        allowedByPermissionsBoundary: Bool? = nil
    ) {
        self.allowedByPermissionsBoundary = allowedByPermissionsBoundary
    }

    package init(_ fields: JSONObject) throws {
        allowedByPermissionsBoundary = try fields.value("AllowedByPermissionsBoundary")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AllowedByPermissionsBoundary", allowedByPermissionsBoundary)
    }

    package static let shape = StructureShape("PermissionsBoundaryDecisionDetail", [
        .init("AllowedByPermissionsBoundary", IAMShapes.booleanType),
    ])
}
