// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListRoles.
package struct ListRolesInput: OperationInput, Paged {
    package var marker: String?
    package var maxItems: Int?
    package var pathPrefix: String?

    package init(
        marker: String? = nil,
        maxItems: Int? = nil,
        pathPrefix: String? = nil
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.pathPrefix = pathPrefix
    }

    package init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        pathPrefix = try fields.value("PathPrefix")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("PathPrefix", pathPrefix)
    }

    package static let shape = StructureShape("ListRolesRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PathPrefix", IAMShapes.pathPrefixType),
    ])

    package typealias Output = ListRolesOutput
    package static let operation = OperationModel(
        name: "ListRoles", service: .iam, signed: true, hasOutput: true,
        errors: [
            .serviceFailure,
        ])

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

/// The output of ListRoles.
package struct ListRolesOutput: OperationOutput, PagedOutput {
    package var isTruncated: Bool?
    package var marker: String?
    package var roles: [IAMRole]

    package init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        roles: [IAMRole]
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.roles = roles
    }

    package init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        roles = try fields.requiredValue("Roles")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("Roles", roles)
    }

    package static let shape = StructureShape("ListRolesResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("Roles", IAMShapes.roleListType, required: true),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
