// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of ListEntitiesForPolicy.
package struct ListEntitiesForPolicyInput: OperationInput, Paged {
    package var entityFilter: IAMEntityType?
    package var marker: String?
    package var maxItems: Int?
    package var pathPrefix: String?
    package var policyArn: String
    package var policyUsageFilter: IAMPolicyUsageType?

    package init(
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

    package init(_ fields: JSONObject) throws {
        entityFilter = try fields.value("EntityFilter")
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        pathPrefix = try fields.value("PathPrefix")
        policyArn = try fields.requiredValue("PolicyArn")
        policyUsageFilter = try fields.value("PolicyUsageFilter")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EntityFilter", entityFilter)
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("PathPrefix", pathPrefix)
        json.field("PolicyArn", policyArn)
        json.field("PolicyUsageFilter", policyUsageFilter)
    }

    package static let shape = StructureShape("ListEntitiesForPolicyRequest", [
        .init("EntityFilter", IAMShapes.entityType),
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PathPrefix", IAMShapes.pathType),
        .init("PolicyArn", IAMShapes.arnType, required: true),
        .init("PolicyUsageFilter", IAMShapes.policyUsageType),
    ])

    package typealias Output = ListEntitiesForPolicyOutput
    package static let operation = OperationModel(
        name: "ListEntitiesForPolicy", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
        ])

    package var resource: Resource { .named(policyArn) }

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

/// The output of ListEntitiesForPolicy.
package struct ListEntitiesForPolicyOutput: OperationOutput, PagedOutput {
    package var isTruncated: Bool?
    package var marker: String?
    package var policyGroups: [IAMPolicyGroup]?
    package var policyRoles: [IAMPolicyRole]?
    package var policyUsers: [IAMPolicyUser]?

    package init(
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

    package init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        policyGroups = try fields.value("PolicyGroups")
        policyRoles = try fields.value("PolicyRoles")
        policyUsers = try fields.value("PolicyUsers")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("PolicyGroups", policyGroups)
        json.field("PolicyRoles", policyRoles)
        json.field("PolicyUsers", policyUsers)
    }

    package static let shape = StructureShape("ListEntitiesForPolicyResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("PolicyGroups", IAMShapes.policyGroupListType),
        .init("PolicyRoles", IAMShapes.policyRoleListType),
        .init("PolicyUsers", IAMShapes.policyUserListType),
    ])

    package var pageToken: String? {
        get { marker }
        set { (marker, isTruncated) = (newValue, newValue != nil) }
    }
}
