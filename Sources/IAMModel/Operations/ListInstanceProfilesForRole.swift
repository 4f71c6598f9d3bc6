// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListInstanceProfilesForRole.
public struct ListInstanceProfilesForRoleInput: OperationInput, Paged {
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

    public static let shape = StructureShape("ListInstanceProfilesForRoleRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("RoleName", IAMShapes.roleNameType, required: true),
    ])

    public typealias Output = ListInstanceProfilesForRoleOutput
    public static let operation = OperationModel(
        name: "ListInstanceProfilesForRole", service: .iam, signed: true, hasOutput: true,
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

/// The output of ListInstanceProfilesForRole.
public struct ListInstanceProfilesForRoleOutput: OperationOutput {
    public var instanceProfiles: [IAMInstanceProfile]
    public var isTruncated: Bool?
    public var marker: String?

    public init(
        instanceProfiles: [IAMInstanceProfile],
        isTruncated: Bool? = nil,
        marker: String? = nil
    ) {
        self.instanceProfiles = instanceProfiles
        self.isTruncated = isTruncated
        self.marker = marker
    }

    public init(_ fields: JSONObject) throws {
        instanceProfiles = try fields.requiredValue("InstanceProfiles")
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
    }

    public func write(members json: inout JSONWriter) {
        json.field("InstanceProfiles", instanceProfiles)
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
    }

    public static let shape = StructureShape("ListInstanceProfilesForRoleResponse", [
        .init("InstanceProfiles", IAMShapes.instanceProfileListType, required: true),
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
    ])
}
