// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `OrganizationsDecisionDetail`.
package struct IAMOrganizationsDecisionDetail: Structure {
    package var allowedByOrganizations: Bool?

    package init(
        allowedByOrganizations: Bool? = nil
    ) {
        self.allowedByOrganizations = allowedByOrganizations
    }

    package init(_ fields: JSONObject) throws {
        allowedByOrganizations = try fields.value("AllowedByOrganizations")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AllowedByOrganizations", allowedByOrganizations)
    }

    package static let shape = StructureShape("OrganizationsDecisionDetail", [
        .init("AllowedByOrganizations", IAMShapes.booleanType),
    ])
}
