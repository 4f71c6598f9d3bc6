// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListUsers.
package struct ListUsersInput: OperationInput, NamesUserPool, Paged {
    package var attributesToGet: [String]?
    package var filter: String?
    package var limit: Int?
    package var paginationToken: String?
    package var userPoolId: UserPoolID

    package init(
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

    package init(_ fields: JSONObject) throws {
        attributesToGet = try fields.value("AttributesToGet")
        filter = try fields.value("Filter")
        limit = try fields.value("Limit")
        paginationToken = try fields.value("PaginationToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AttributesToGet", attributesToGet)
        json.field("Filter", filter)
        json.field("Limit", limit)
        json.field("PaginationToken", paginationToken)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ListUsersRequest", [
        .init("AttributesToGet", UserPoolsShapes.searchedAttributeNamesListType),
        .init("Filter", UserPoolsShapes.userFilterType),
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListUsersOutput
    package static let operation = OperationModel(
        name: "ListUsers", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }

    package var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
    package var pageLimit: Int? {
        get { limit }
        set { limit = newValue }
    }
    package static let maxPage = 60
}

/// The output of ListUsers.
package struct ListUsersOutput: OperationOutput, PagedOutput {
    package var paginationToken: String?
    package var users: [UserType]?

    package init(
        paginationToken: String? = nil,
        users: [UserType]? = nil
    ) {
        self.paginationToken = paginationToken
        self.users = users
    }

    package init(_ fields: JSONObject) throws {
        paginationToken = try fields.value("PaginationToken")
        users = try fields.value("Users")
    }

    package func write(members json: inout JSONWriter) {
        json.field("PaginationToken", paginationToken)
        json.field("Users", users)
    }

    package static let shape = StructureShape("ListUsersResponse", [
        .init("PaginationToken", UserPoolsShapes.searchPaginationTokenType),
        .init("Users", UserPoolsShapes.usersListType),
    ])

    package var pageToken: String? {
        get { paginationToken }
        set { paginationToken = newValue }
    }
}

#endif
