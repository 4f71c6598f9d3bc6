// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of RevokeUserSession.
package struct RevokeUserSessionInput: OperationInput, CarriesAccessToken {
    package var accessToken: Secret<String>
    package var revokeAssociatedSessions: RevokeAssociatedSessionsType?
    package var sessionId: String

    package init(
        accessToken: Secret<String>,
        revokeAssociatedSessions: RevokeAssociatedSessionsType? = nil,
        sessionId: String
    ) {
        self.accessToken = accessToken
        self.revokeAssociatedSessions = revokeAssociatedSessions
        self.sessionId = sessionId
    }

    package init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        revokeAssociatedSessions = try fields.value("RevokeAssociatedSessions")
        sessionId = try fields.requiredValue("SessionId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("RevokeAssociatedSessions", revokeAssociatedSessions)
        json.field("SessionId", sessionId)
    }

    package static let shape = StructureShape("RevokeUserSessionRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("RevokeAssociatedSessions", UserPoolsShapes.revokeAssociatedSessionsType),
        .init("SessionId", UserPoolsShapes.sessionIdType, required: true),
    ])

    package typealias Output = RevokeUserSessionOutput
    package static let operation = OperationModel(
        name: "RevokeUserSession", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of RevokeUserSession.
package struct RevokeUserSessionOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("RevokeUserSessionResponse", [])
}
