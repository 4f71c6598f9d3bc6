// Generated from iam.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of ListAttachedUserPolicies.
public struct ListAttachedUserPoliciesInput: OperationInput, Paged {
    public var marker: String?
    public var maxItems: Int?
    public var pathPrefix: String?
    public var userName: String

    public init(
        marker: String? = nil,
        maxItems: Int? = nil,
        pathPrefix: String? = nil,
        userName: String
    ) {
        self.marker = marker
        self.maxItems = maxItems
        self.pathPrefix = pathPrefix
        self.userName = userName
    }

    public init(_ fields: JSONObject) throws {
        marker = try fields.value("Marker")
        maxItems = try fields.value("MaxItems")
        pathPrefix = try fields.value("PathPrefix")
        userName = try fields.requiredValue("UserName")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Marker", marker)
        json.field("MaxItems", maxItems)
        json.field("PathPrefix", pathPrefix)
        json.field("UserName", userName)
    }

    public static let shape = StructureShape("ListAttachedUserPoliciesRequest", [
        .init("Marker", IAMShapes.markerType),
        .init("MaxItems", IAMShapes.maxItemsType),
        .init("PathPrefix", IAMShapes.policyPathType),
        .init("UserName", IAMShapes.userNameType, required: true),
    ])

    public typealias Output = ListAttachedUserPoliciesOutput
    public static let operation = OperationModel(
        name: "ListAttachedUserPolicies", service: .iam, signed: true, hasOutput: true,
        errors: [
            .noSuchEntity, .invalidInput, .serviceFailure,
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

/// The output of ListAttachedUserPolicies.
public struct ListAttachedUserPoliciesOutput: OperationOutput {
    public var attachedPolicies: [IAMAttachedPolicy]?
    public var isTruncated: Bool?
    public var marker: String?

    public init(
        attachedPolicies: [IAMAttachedPolicy]? = nil,
        isTruncated: Bool? = nil,
        marker: String? = nil
    ) {
        self.attachedPolicies = attachedPolicies
        self.isTruncated = isTruncated
        self.marker = marker
    }

    public init(_ fields: JSONObject) throws {
        attachedPolicies = try fields.value("AttachedPolicies")
        isTruncated = try fields.value("IsTruncated")
        marker = try fields.value("Marker")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AttachedPolicies", attachedPolicies)
        json.field("IsTruncated", isTruncated)
        json.field("Marker", marker)
    }

    public static let shape = StructureShape("ListAttachedUserPoliciesResponse", [
        .init("AttachedPolicies", IAMShapes.attachedPoliciesListType),
        .init("IsTruncated", IAMShapes.booleanType),
        .init("Marker", IAMShapes.responseMarkerType),
    ])
}
