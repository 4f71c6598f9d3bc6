// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListRoles.
public struct ListRolesInput: OperationInput, Paged {
    public var marker: String?
    public var maxItems: Int?
    public var pathPrefix: String?

    public init(
        marker: String? = nil,
        maxItems: Int? = nil,
        pathPrefix: String? = nil
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.pathPrefix = pathPrefix
    }

    public init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        pathPrefix = try fields.value("PathPrefix")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("PathPrefix", pathPrefix)
    }

    public static let shape = StructureShape("ListRolesRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PathPrefix", IAMShapes.pathPrefixType),
    ])

    public typealias Output = ListRolesOutput
    public static let operation = OperationModel(
        name: "ListRoles", service: .iam, signed: true, hasOutput: true,
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

/// The output of ListRoles.
public struct ListRolesOutput: OperationOutput {
    public var isTruncated: Bool?
    public var marker: String?
    public var roles: [IAMRole]

    public init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        roles: [IAMRole]
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.roles = roles
    }

    public init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        roles = try fields.requiredValue("Roles")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("Roles", roles)
    }

    public static let shape = StructureShape("ListRolesResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("Roles", IAMShapes.roleListType, required: true),
    ])
}
