// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of ListUserSessions.
package struct ListUserSessionsInput: OperationInput, CarriesAccessToken, Paged {
    package var accessToken: Secret<String>
    package var nextToken: String?

    package init(
        accessToken: Secret<String>,
        nextToken: String? = nil
    ) {
        self.accessToken = accessToken
        self.nextToken = nextToken
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        nextToken = try fields.value("NextToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("NextToken", nextToken)
    }

    package static let shape = StructureShape("ListUserSessionsRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])

    package typealias Output = ListUserSessionsOutput
    package static let operation = OperationModel(
        name: "ListUserSessions", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    package var pageLimit: Int? {
        get { nil }
        set {}
    }
}

/// The output of ListUserSessions.
package struct ListUserSessionsOutput: OperationOutput, PagedOutput {
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

    package static let shape = StructureShape("ListUserSessionsResponse", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("Sessions", UserPoolsShapes.sessionsListType),
    ])

    package var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
}
