// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of RevokeUserSession.
public struct RevokeUserSessionInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var revokeAssociatedSessions: RevokeAssociatedSessionsType?
    public var sessionId: String

    public init(
        accessToken: Secret<String>,
        revokeAssociatedSessions: RevokeAssociatedSessionsType? = nil,
        sessionId: String
    ) {
        self.accessToken = accessToken
        self.revokeAssociatedSessions = revokeAssociatedSessions
        self.sessionId = sessionId
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        revokeAssociatedSessions = try fields.value("RevokeAssociatedSessions")
        sessionId = try fields.requiredValue("SessionId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("RevokeAssociatedSessions", revokeAssociatedSessions)
        json.field("SessionId", sessionId)
    }

    public static let shape = StructureShape("RevokeUserSessionRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("RevokeAssociatedSessions", UserPoolsShapes.revokeAssociatedSessionsType),
        .init("SessionId", UserPoolsShapes.sessionIdType, required: true),
    ])

    public typealias Output = RevokeUserSessionOutput
    public static let operation = OperationModel(
        name: "RevokeUserSession", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of RevokeUserSession.
public struct RevokeUserSessionOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("RevokeUserSessionResponse", [])
}
