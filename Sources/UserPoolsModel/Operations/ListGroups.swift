// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of ListGroups.
package struct ListGroupsInput: OperationInput, NamesUserPool, Paged {
    package var limit: Int?
    package var nextToken: String?
    package var userPoolId: UserPoolID

    package init(
        limit: Int? = nil,
        nextToken: String? = nil,
        userPoolId: UserPoolID
    ) {
        self.limit = limit
        self.nextToken = nextToken
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        limit = try fields.value("Limit")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Limit", limit)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ListGroupsRequest", [
        .init("Limit", UserPoolsShapes.queryLimitType),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = ListGroupsOutput
    package static let operation = OperationModel(
        name: "ListGroups", service: .userPools, signed: true, hasOutput: true,
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

/// The output of ListGroups.
package struct ListGroupsOutput: OperationOutput, PagedOutput {
    package var groups: [GroupType]?
    package var nextToken: String?

    package init(
        groups: [GroupType]? = nil,
        nextToken: String? = nil
    ) {
        self.groups = groups
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        groups = try fields.value("Groups")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Groups", groups)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListGroupsResponse", [
        .init("Groups", UserPoolsShapes.groupListType),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
