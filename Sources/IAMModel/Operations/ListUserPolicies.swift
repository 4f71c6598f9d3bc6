// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListUserPolicies.
package struct ListUserPoliciesInput: OperationInput, Paged {
    package var marker: String?
    package var maxItems: Int?
    package var userName: String

    package init(
        marker: String? = nil,
        maxItems: Int? = nil,
        userName: String
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.userName = userName
    }

    package init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        userName = try fields.requiredValue("UserName")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("UserName", userName)
    }

    package static let shape = StructureShape("ListUserPoliciesRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("UserName", IAMShapes.existingUserNameType, required: true),
    ])

    package typealias Output = ListUserPoliciesOutput
    package static let operation = OperationModel(
        name: "ListUserPolicies", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    package var resource: Resource { .user(userName) }

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

/// The output of ListUserPolicies.
package struct ListUserPoliciesOutput: OperationOutput, PagedOutput {
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

    package static let shape = StructureShape("ListUserPoliciesResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("PolicyNames", IAMShapes.policyNameListType, required: true),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
