// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListAttachedRolePolicies.
package struct ListAttachedRolePoliciesInput: OperationInput, Paged {
    package var marker: String?
    package var maxItems: Int?
    package var pathPrefix: String?
    package var roleName: String

    package init(
        marker: String? = nil,
        maxItems: Int? = nil,
        pathPrefix: String? = nil,
        roleName: String
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.pathPrefix = pathPrefix
        self.roleName = roleName
    }

    package init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        pathPrefix = try fields.value("PathPrefix")
        roleName = try fields.requiredValue("RoleName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("PathPrefix", pathPrefix)
        json.field("RoleName", roleName)
    }

    package static let shape = StructureShape("ListAttachedRolePoliciesRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PathPrefix", IAMShapes.policyPathType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    package typealias Output = ListAttachedRolePoliciesOutput
    package static let operation = OperationModel(
        name: "ListAttachedRolePolicies", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
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

/// The output of ListAttachedRolePolicies.
package struct ListAttachedRolePoliciesOutput: OperationOutput, PagedOutput {
    package var attachedPolicies: [IAMAttachedPolicy]?
    package var isTruncated: Bool?
    package var marker: String?

    package init(
        attachedPolicies: [IAMAttachedPolicy]? = nil,
        isTruncated: Bool? = nil,
        marker: String? = nil
    ) {
        self.attachedPolicies = attachedPolicies
        self.isTruncated = isTruncated
        self.marker = marker
    }

    package init(_ fields: JSONObject) throws {
        attachedPolicies = try fields.value("AttachedPolicies")
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AttachedPolicies", attachedPolicies)
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
    }

    package static let shape = StructureShape("ListAttachedRolePoliciesResponse", [
        .init("AttachedPolicies", IAMShapes.attachedPoliciesListType),
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
