// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListRolePolicies.
package struct ListRolePoliciesInput: OperationInput, Paged {
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

    package static let shape = StructureShape("ListRolePoliciesRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = ListRolePoliciesOutput
    package static let operation = OperationModel(
        name: "ListRolePolicies", service: .iam, signed: true, hasOutput: true,
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

/// The output of ListRolePolicies.
package struct ListRolePoliciesOutput: OperationOutput, PagedOutput {
    package var isTruncated: Bool?
    package var marker: String?
    package var policyNames: [String]

    package init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        policyNames: [String]
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.policyNames = policyNames
    }

    package init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        policyNames = try fields.requiredValue("PolicyNames")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("PolicyNames", policyNames)
    }

    package static let shape = StructureShape("ListRolePoliciesResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("PolicyNames", IAMShapes.policyNameListType, required: true),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
