// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListAccessKeys.
public struct ListAccessKeysInput: OperationInput, Paged {
    public var marker: String?
    public var maxItems: Int?
    public var userName: String?

    public init(
        marker: String? = nil,
        maxItems: Int? = nil,
        userName: String? = nil
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        userName = try fields.value("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("ListAccessKeysRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("UserName", IAMShapes.existingUserNameType),
    ])

    public typealias Output = ListAccessKeysOutput
    public static let operation = OperationModel(
        name: "ListAccessKeys", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .serviceFailure,
        ])

    public var resource: Resource { .user(userName) }

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

/// The output of ListAccessKeys.
public struct ListAccessKeysOutput: OperationOutput {
    public var accessKeyMetadata: [IAMAccessKeyMetadata]
    public var isTruncated: Bool?
    public var marker: String?

    public init(
        accessKeyMetadata: [IAMAccessKeyMetadata],
        isTruncated: Bool? = nil,
        marker: String? = nil
    ) {
        self.accessKeyMetadata = accessKeyMetadata
        self.isTruncated = isTruncated
        self.marker = marker
    }

    public init(_ fields: JSONObject) throws {
        accessKeyMetadata = try fields.requiredValue("AccessKeyMetadata")
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessKeyMetadata", accessKeyMetadata)
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
    }

    public static let shape = StructureShape("ListAccessKeysResponse", [
        .init("AccessKeyMetadata", IAMShapes.accessKeyMetadataListType, required: true),
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
    ])
}
