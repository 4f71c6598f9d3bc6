// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminListUserSessions.
package struct AdminListUserSessionsInput: OperationInput, NamesUserPool, Paged {
    package var nextToken: String?
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        nextToken: String? = nil,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.nextToken = nextToken
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminListUserSessionsRequest", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminListUserSessionsOutput
    package static let operation = OperationModel(
        name: "AdminListUserSessions", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { nil }
        set {}
    }
}

/// The output of AdminListUserSessions.
package struct AdminListUserSessionsOutput: OperationOutput, PagedOutput {
    package var nextToken: String?
    package var sessions: [SessionDescriptionType]?

    package init(
        nextToken: String? = nil,
        sessions: [SessionDescriptionType]? = nil
    ) {
        self.nextToken = nextToken
        self.sessions = sessions
    }

    package init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        sessions = try fields.value("Sessions")
    }

    package func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("Sessions", sessions)
    }

    package static let shape = StructureShape("AdminListUserSessionsResponse", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("Sessions", UserPoolsShapes.sessionsListType),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}

#endif
