// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminListUserAuthEvents.
package struct AdminListUserAuthEventsInput: OperationInput, NamesUserPool, Paged {
    package var maxResults: Int?
    package var nextToken: String?
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        maxResults: Int? = nil,
        nextToken: String? = nil,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.maxResults = maxResults
        self.nextToken = nextToken
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminListUserAuthEventsRequest", [
        .init("MaxResults", UserPoolsShapes.queryLimitType),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminListUserAuthEventsOutput
    package static let operation = OperationModel(
        name: "AdminListUserAuthEvents", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .userPoolAddOnNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    package static let maxPage = 60
}

/// The output of AdminListUserAuthEvents.
package struct AdminListUserAuthEventsOutput: OperationOutput, PagedOutput {
    package var authEvents: [AuthEventType]?
    package var nextToken: String?

    package init(
        authEvents: [AuthEventType]? = nil,
        nextToken: String? = nil
    ) {
        self.authEvents = authEvents
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        authEvents = try fields.value("AuthEvents")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AuthEvents", authEvents)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("AdminListUserAuthEventsResponse", [
        .init("AuthEvents", UserPoolsShapes.authEventsType),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
