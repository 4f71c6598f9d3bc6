// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminRevokeUserSession.
package struct AdminRevokeUserSessionInput: OperationInput, NamesUserPool {
    package var revokeAssociatedSessions: RevokeAssociatedSessionsType?
    package var sessionId: String
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
        revokeAssociatedSessions: RevokeAssociatedSessionsType? = nil,
        sessionId: String,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.revokeAssociatedSessions = revokeAssociatedSessions
        self.sessionId = sessionId
        self.userPoolId = userPoolId
        self.username = username
    }

    package init(_ fields: JSONObject) throws {
        revokeAssociatedSessions = try fields.value("RevokeAssociatedSessions")
        sessionId = try fields.requiredValue("SessionId")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("RevokeAssociatedSessions", revokeAssociatedSessions)
        json.field("SessionId", sessionId)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminRevokeUserSessionRequest", [
        .init("RevokeAssociatedSessions", UserPoolsShapes.revokeAssociatedSessionsType),
        .init("SessionId", UserPoolsShapes.sessionIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminRevokeUserSessionOutput
    package static let operation = OperationModel(
        name: "AdminRevokeUserSession", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminRevokeUserSession.
package struct AdminRevokeUserSessionOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminRevokeUserSessionResponse", [])
}

#endif
