// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListEntitiesForPolicy.
public struct ListEntitiesForPolicyInput: OperationInput, Paged {
    public var entityFilter: IAMEntityType?
    public var marker: String?
    public var maxItems: Int?
    public var pathPrefix: String?
    public var policyArn: String
    public var policyUsageFilter: IAMPolicyUsageType?

    public init(
        entityFilter: IAMEntityType? = nil,
        marker: String? = nil,
        maxItems: Int? = nil,
        pathPrefix: String? = nil,
        policyArn: String,
        policyUsageFilter: IAMPolicyUsageType? = nil
    ) {
        self.entityFilter = entityFilter
        self.marker = marker
        self.maxItems = maxItems
        self.pathPrefix = pathPrefix
        self.policyArn = policyArn
        self.policyUsageFilter = policyUsageFilter
    }

    public init(_ fields: JSONObject) throws {
        entityFilter = try fields.value("EntityFilter")
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        pathPrefix = try fields.value("PathPrefix")
        policyArn = try fields.requiredValue("PolicyArn")
        policyUsageFilter = try fields.value("PolicyUsageFilter")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EntityFilter", entityFilter)
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("PathPrefix", pathPrefix)
        json.field("PolicyArn", policyArn)
        json.field("PolicyUsageFilter", policyUsageFilter)
    }

    public static let shape = StructureShape("ListEntitiesForPolicyRequest", [
        .init("EntityFilter", IAMShapes.entityType),
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PathPrefix", IAMShapes.pathType),
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("PolicyUsageFilter", IAMShapes.policyUsageType),
    ])

    public typealias Output = ListEntitiesForPolicyOutput
    public static let operation = OperationModel(
        name: "ListEntitiesForPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    public var resource: Resource { .named(policyArn) }

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

/// The output of ListEntitiesForPolicy.
public struct ListEntitiesForPolicyOutput: OperationOutput {
    public var isTruncated: Bool?
    public var marker: String?
    public var policyGroups: [IAMPolicyGroup]?
    public var policyRoles: [IAMPolicyRole]?
    public var policyUsers: [IAMPolicyUser]?

    public init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        policyGroups: [IAMPolicyGroup]? = nil,
        policyRoles: [IAMPolicyRole]? = nil,
        policyUsers: [IAMPolicyUser]? = nil
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.policyGroups = policyGroups
        self.policyRoles = policyRoles
        self.policyUsers = policyUsers
    }

    public init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        policyGroups = try fields.value("PolicyGroups")
        policyRoles = try fields.value("PolicyRoles")
        policyUsers = try fields.value("PolicyUsers")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("PolicyGroups", policyGroups)
        json.field("PolicyRoles", policyRoles)
        json.field("PolicyUsers", policyUsers)
    }

    public static let shape = StructureShape("ListEntitiesForPolicyResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("PolicyGroups", IAMShapes.policyGroupListType),
        .init("PolicyRoles", IAMShapes.policyRoleListType),
        .init("PolicyUsers", IAMShapes.policyUserListType),
    ])
}
