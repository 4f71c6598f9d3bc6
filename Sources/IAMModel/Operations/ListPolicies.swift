// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListPolicies.
public struct ListPoliciesInput: OperationInput, Paged {
    public var marker: String?
    public var maxItems: Int?
    public var onlyAttached: Bool?
    public var pathPrefix: String?
    public var policyUsageFilter: IAMPolicyUsageType?
    public var scope: IAMPolicyScopeType?

    public init(
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

    public init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        onlyAttached = try fields.value("OnlyAttached")
        pathPrefix = try fields.value("PathPrefix")
        policyUsageFilter = try fields.value("PolicyUsageFilter")
        scope = try fields.value("Scope")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("OnlyAttached", onlyAttached)
        json.field("PathPrefix", pathPrefix)
        json.field("PolicyUsageFilter", policyUsageFilter)
        json.field("Scope", scope)
    }

    public static let shape = StructureShape("ListPoliciesRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("OnlyAttached", IAMShapes.booleanType),
        .init("PathPrefix", IAMShapes.policyPathType),
        .init("PolicyUsageFilter", IAMShapes.policyUsageType),
        .init("Scope", IAMShapes.policyScopeType),
    ])

    public typealias Output = ListPoliciesOutput
    public static let operation = OperationModel(
        name: "ListPolicies", service: .iam, signed: true, hasOutput: true,
        errors: [
            .serviceFailure,
        ])

    public var pageToken: String? {
        get { marker }
        set { marker = newValue }
    }
    public var pageLimit: Int? {
        get { maxItems }
        set { maxItems = newValue }
    }
    public static let greatestPage = 1000
    public static let usualPage = 100
}

/// The output of ListPolicies.
public struct ListPoliciesOutput: OperationOutput {
    public var isTruncated: Bool?
    public var marker: String?
    public var policies: [IAMPolicy]?

    public init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        policies: [IAMPolicy]? = nil
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.policies = policies
    }

    public init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        policies = try fields.value("Policies")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("Policies", policies)
    }

    public static let shape = StructureShape("ListPoliciesResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("Policies", IAMShapes.policyListType),
    ])
}
