// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListPolicies.
package struct ListPoliciesInput: OperationInput, Paged {
    package var marker: String?
    package var maxItems: Int?
    package var onlyAttached: Bool?
    package var pathPrefix: String?
    package var policyUsageFilter: IAMPolicyUsageType?
    package var scope: IAMPolicyScopeType?

    package init(
        marker: String? = nil,
        maxItems: Int? = nil,
        onlyAttached: Bool? = nil,
        pathPrefix: String? = nil,
        policyUsageFilter: IAMPolicyUsageType? = nil,
        scope: IAMPolicyScopeType? = nil
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.onlyAttached = onlyAttached
        self.pathPrefix = pathPrefix
        self.policyUsageFilter = policyUsageFilter
        self.scope = scope
    }

    package init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        onlyAttached = try fields.value("OnlyAttached")
        pathPrefix = try fields.value("PathPrefix")
        policyUsageFilter = try fields.value("PolicyUsageFilter")
        scope = try fields.value("Scope")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("OnlyAttached", onlyAttached)
        json.field("PathPrefix", pathPrefix)
        json.field("PolicyUsageFilter", policyUsageFilter)
        json.field("Scope", scope)
    }

    package static let shape = StructureShape("ListPoliciesRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("OnlyAttached", IAMShapes.booleanType),
        .init("PathPrefix", IAMShapes.policyPathType),
        .init("PolicyUsageFilter", IAMShapes.policyUsageType),
        .init("Scope", IAMShapes.policyScopeType),
    ])

    package typealias Output = ListPoliciesOutput
    package static let operation = OperationModel(
        name: "ListPolicies", service: .iam, signed: true, hasOutput: true,
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

/// The output of ListPolicies.
package struct ListPoliciesOutput: OperationOutput, PagedOutput {
    package var isTruncated: Bool?
    package var marker: String?
    package var policies: [IAMPolicy]?

    package init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        policies: [IAMPolicy]? = nil
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.policies = policies
    }

    package init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        policies = try fields.value("Policies")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("Policies", policies)
    }

    package static let shape = StructureShape("ListPoliciesResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("Policies", IAMShapes.policyListType),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
