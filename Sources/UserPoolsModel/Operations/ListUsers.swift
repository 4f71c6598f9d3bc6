// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of ListUsers.
public struct ListUsersInput: OperationInput, NamesUserPool, Paged {
    public var attributesToGet: [String]?
    public var filter: String?
    public var limit: Int?
    public var paginationToken: String?
    public var userPoolId: UserPoolID

    public init(
        attributesToGet: [String]? = nil,
        filter: String? = nil,
        limit: Int? = nil,
        paginationToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.attributesToGet = attributesToGet
        self.filter = filter
        self.limit = limit
        self.paginationToken = paginationToken
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        attributesToGet = try fields.value("AttributesToGet")
        filter = try fields.value("Filter")
        limit = try fields.value("Limit")
        paginationToken = try fields.value("PaginationToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AttributesToGet", attributesToGet)
        json.field("Filter", filter)
        json.field("Limit", limit)
        json.field("PaginationToken", paginationToken)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ListUsersRequest", [
        .init("AttributesToGet", UserPoolsShapes.searchedAttributeNamesListType),
        .init("Filter", UserPoolsShapes.userFilterType),
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = ListUsersOutput
    public static let operation = OperationModel(
        name: "ListUsers", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
    public var pageLimit: Int? {
        get { limit }
        set { limit = newValue }
    }
    public static let greatestPage = 60
}

/// The output of ListUsers.
public struct ListUsersOutput: OperationOutput {
    public var paginationToken: String?
    public var users: [UserType]?

    public init(
        paginationToken: String? = nil,
        users: [UserType]? = nil
    ) {
        self.paginationToken = paginationToken
        self.users = users
    }

    public init(_ fields: JSONObject) throws {
        paginationToken = try fields.value("PaginationToken")
        users = try fields.value("Users")
    }

    public func write(members json: inout JSONWriter) {
        json.field("PaginationToken", paginationToken)
        json.field("Users", users)
    }

    public static let shape = StructureShape("ListUsersResponse", [
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
        .init("Users", UserPoolsShapes.usersListType),
    ])
}

#endif
