// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListInstanceProfilesForRole.
package struct ListInstanceProfilesForRoleInput: OperationInput, Paged {
    package var marker: String?
    package var maxItems: Int?
    package var roleName: String

    package init(
        marker: String? = nil,
        maxItems: Int? = nil,
        roleName: String
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.roleName = roleName
    }

    package init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        roleName = try fields.requiredValue("RoleName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("RoleName", roleName)
    }

    package static let shape = StructureShape("ListInstanceProfilesForRoleRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = ListInstanceProfilesForRoleOutput
    package static let operation = OperationModel(
        name: "ListInstanceProfilesForRole", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .role(roleName) }

    package var pageToken: String? {
        get { marker }
        set { marker = newValue }
    }
    package var pageLimit: Int? {
        get { maxItems }
        set { maxItems = newValue }
    }
    package static let maxPage = 1000
    package static let usualPage = 100
}

/// The output of ListInstanceProfilesForRole.
package struct ListInstanceProfilesForRoleOutput: OperationOutput, PagedOutput {
    package var instanceProfiles: [IAMInstanceProfile]
    package var isTruncated: Bool?
    package var marker: String?

    package init(
        instanceProfiles: [IAMInstanceProfile],
        isTruncated: Bool? = nil,
        marker: String? = nil
    ) {
        self.instanceProfiles = instanceProfiles
        self.isTruncated = isTruncated
        self.marker = marker
    }

    package init(_ fields: JSONObject) throws {
        instanceProfiles = try fields.requiredValue("InstanceProfiles")
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
    }

    package func write(members json: inout JSONWriter) {
        json.field("InstanceProfiles", instanceProfiles)
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
    }

    package static let shape = StructureShape("ListInstanceProfilesForRoleResponse", [
        .init("InstanceProfiles", IAMShapes.instanceProfileListType, required: true),
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
