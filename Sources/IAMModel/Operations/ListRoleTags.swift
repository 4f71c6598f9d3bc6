// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListRoleTags.
package struct ListRoleTagsInput: OperationInput, Paged {
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

    package static let shape = StructureShape("ListRoleTagsRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = ListRoleTagsOutput
    package static let operation = OperationModel(
        name: "ListRoleTags", service: .iam, signed: true, hasOutput: true,
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

/// The output of ListRoleTags.
package struct ListRoleTagsOutput: OperationOutput, PagedOutput {
    package var isTruncated: Bool?
    package var marker: String?
    package var tags: [IAMTag]

    package init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        tags: [IAMTag]
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        tags = try fields.requiredValue("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("ListRoleTagsResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("Tags", IAMShapes.tagListType, required: true),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
