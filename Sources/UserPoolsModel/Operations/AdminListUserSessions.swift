// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminListUserSessions.
public struct AdminListUserSessionsInput: OperationInput, NamesUserPool, Paged {
    public var nextToken: String?
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        nextToken: String? = nil,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.nextToken = nextToken
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminListUserSessionsRequest", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminListUserSessionsOutput
    public static let operation = OperationModel(
        name: "AdminListUserSessions", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { nil }
        set {}
    }
}

/// The output of AdminListUserSessions.
public struct AdminListUserSessionsOutput: OperationOutput {
    public var nextToken: String?
    public var sessions: [SessionDescriptionType]?

    public init(
        nextToken: String? = nil,
        sessions: [SessionDescriptionType]? = nil
    ) {
        self.nextToken = nextToken
        self.sessions = sessions
    }

    public init(_ fields: JSONObject) throws {
        nextToken = try fields.value("NextToken")
        sessions = try fields.value("Sessions")
    }

    public func write(members json: inout JSONWriter) {
        json.field("NextToken", nextToken)
        json.field("Sessions", sessions)
    }

    public static let shape = StructureShape("AdminListUserSessionsResponse", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("Sessions", UserPoolsShapes.sessionsListType),
    ])
}

#endif
