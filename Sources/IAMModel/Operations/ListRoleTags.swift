// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListRoleTags.
public struct ListRoleTagsInput: OperationInput, Paged {
    public var marker: String?
    public var maxItems: Int?
    public var roleName: String

    public init(
        marker: String? = nil,
        maxItems: Int? = nil,
        roleName: String
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.roleName = roleName
    }

    public init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        roleName = try fields.requiredValue("RoleName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("RoleName", roleName)
    }

    public static let shape = StructureShape("ListRoleTagsRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    public typealias Output = ListRoleTagsOutput
    public static let operation = OperationModel(
        name: "ListRoleTags", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .role(roleName) }

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

/// The output of ListRoleTags.
public struct ListRoleTagsOutput: OperationOutput {
    public var isTruncated: Bool?
    public var marker: String?
    public var tags: [IAMTag]

    public init(
        isTruncated: Bool? = nil,
        marker: String? = nil,
        tags: [IAMTag]
    ) {
        self.isTruncated = isTruncated
        self.marker = marker
        self.tags = tags
    }

    public init(_ fields: JSONObject) throws {
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
        tags = try fields.requiredValue("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("ListRoleTagsResponse", [
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
        .init("Tags", IAMShapes.tagListType, required: true),
    ])
}
