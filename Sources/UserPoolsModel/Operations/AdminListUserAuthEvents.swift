// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminListUserAuthEvents.
public struct AdminListUserAuthEventsInput: OperationInput, NamesUserPool, Paged {
    public var maxResults: Int?
    public var nextToken: String?
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
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

    public init(_ fields: JSONObject) throws {
        maxResults = try fields.value("MaxResults")
        nextToken = try fields.value("NextToken")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("MaxResults", maxResults)
        json.field("NextToken", nextToken)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminListUserAuthEventsRequest", [
        .init("MaxResults", UserPoolsShapes.queryLimitType),
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminListUserAuthEventsOutput
    public static let operation = OperationModel(
        name: "AdminListUserAuthEvents", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .userPoolAddOnNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { maxResults }
        set { maxResults = newValue }
    }
    public static let greatestPage = 60
}

/// The output of AdminListUserAuthEvents.
public struct AdminListUserAuthEventsOutput: OperationOutput {
    public var authEvents: [AuthEventType]?
    public var nextToken: String?

    public init(
        authEvents: [AuthEventType]? = nil,
        nextToken: String? = nil
    ) {
        self.authEvents = authEvents
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        authEvents = try fields.value("AuthEvents")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AuthEvents", authEvents)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("AdminListUserAuthEventsResponse", [
        .init("AuthEvents", UserPoolsShapes.authEventsType),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])
}

#endif
