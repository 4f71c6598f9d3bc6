// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListUsersInGroup.
package struct ListUsersInGroupInput: OperationInput, NamesUserPool, Paged {
    package var groupName: GroupName
    package var limit: Int?
    package var nextToken: String?
    package var userPoolId: UserPoolID

    package init(
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

    package init(_ fields: JSONObject) throws {
        groupName = try fields.requiredValue("GroupName")
        limit = try fields.value("Limit")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("GroupName", groupName)
        json.field("Limit", limit)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ListUsersInGroupRequest", [
        .init("GroupName", UserPoolsShapes.groupNameType, required: true),
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListUsersInGroupOutput
    package static let operation = OperationModel(
        name: "ListUsersInGroup", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { limit }
        set { limit = newValue }
    }
    package static let maxPage = 60
}

/// The output of ListUsersInGroup.
package struct ListUsersInGroupOutput: OperationOutput, PagedOutput {
    package var nextToken: String?
    package var users: [UserType]?

    package init(
        nextToken: String? = nil,
        users: [UserType]? = nil
    ) {
        self.nextToken = nextToken
        self.users = users
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        users = try fields.value("Users")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("Users", users)
    }

    package static let shape = StructureShape("ListUsersInGroupResponse", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("Users", UserPoolsShapes.usersListType),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
