// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `OrganizationsDecisionDetail`.
public struct IAMOrganizationsDecisionDetail: Structure {
    public var allowedByOrganizations: Bool?

    public init(
        allowedByOrganizations: Bool? = nil
    ) {
        self.allowedByOrganizations = allowedByOrganizations
    }

    public init(_ fields: JSONObject) throws {
        allowedByOrganizations = try fields.value("AllowedByOrganizations")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AllowedByOrganizations", allowedByOrganizations)
    }

    public static let shape = StructureShape("OrganizationsDecisionDetail", [
        .init("AllowedByOrganizations", IAMShapes.booleanType),
    ])
}
