// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminRevokeUserSession.
public struct AdminRevokeUserSessionInput: OperationInput, NamesUserPool {
    public var revokeAssociatedSessions: RevokeAssociatedSessionsType?
    public var sessionId: String
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
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

    public init(_ fields: JSONObject) throws {
        revokeAssociatedSessions = try fields.value("RevokeAssociatedSessions")
        sessionId = try fields.requiredValue("SessionId")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RevokeAssociatedSessions", revokeAssociatedSessions)
        json.field("SessionId", sessionId)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminRevokeUserSessionRequest", [
        .init("RevokeAssociatedSessions", UserPoolsShapes.revokeAssociatedSessionsType),
        .init("SessionId", UserPoolsShapes.sessionIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminRevokeUserSessionOutput
    public static let operation = OperationModel(
        name: "AdminRevokeUserSession", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminRevokeUserSession.
public struct AdminRevokeUserSessionOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminRevokeUserSessionResponse", [])
}

#endif
