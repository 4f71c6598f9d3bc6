// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListUsersInGroup.
public struct ListUsersInGroupInput: OperationInput, NamesUserPool, Paged {
    public var groupName: GroupName
    public var limit: Int?
    public var nextToken: String?
    public var userPoolId: UserPoolID

    public init(
        groupName: GroupName,
        limit: Int? = nil,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.groupName = groupName
        self.limit = limit
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        groupName = try fields.requiredValue("GroupName")
        limit = try fields.value("Limit")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("GroupName", groupName)
        json.field("Limit", limit)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ListUsersInGroupRequest", [
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListUsersInGroupOutput
    public static let operation = OperationModel(
        name: "ListUsersInGroup", service: .userPools, signed: true, hasOutput: true,
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

/// The output of ListUsersInGroup.
public struct ListUsersInGroupOutput: OperationOutput {
    public var nextToken: String?
    public var users: [UserType]?

    public init(
        nextToken: String? = nil,
        users: [UserType]? = nil
    ) {
        self.nextToken = nextToken
        self.users = users
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        users = try fields.value("Users")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("Users", users)
    }

    public static let shape = StructureShape("ListUsersInGroupResponse", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("Users", UserPoolsShapes.usersListType),
    ])
}

#endif
