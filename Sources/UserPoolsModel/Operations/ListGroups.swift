// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListGroups.
public struct ListGroupsInput: OperationInput, NamesUserPool, Paged {
    public var limit: Int?
    public var nextToken: String?
    public var userPoolId: UserPoolID

    public init(
        limit: Int? = nil,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.limit = limit
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        limit = try fields.value("Limit")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Limit", limit)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ListGroupsRequest", [
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListGroupsOutput
    public static let operation = OperationModel(
        name: "ListGroups", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { limit }
        set { limit = newValue }
    }
    public static let greatestPage = 60
}

/// The output of ListGroups.
public struct ListGroupsOutput: OperationOutput {
    public var groups: [GroupType]?
    public var nextToken: String?

    public init(
        groups: [GroupType]? = nil,
        nextToken: String? = nil
    ) {
        self.groups = groups
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        groups = try fields.value("Groups")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Groups", groups)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListGroupsResponse", [
        .init("Groups", UserPoolsShapes.groupListType),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])
}

#endif
