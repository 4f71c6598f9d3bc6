// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of ListUserSessions.
public struct ListUserSessionsInput: OperationInput, CarriesAccessToken, Paged {
    public var accessToken: Secret<String>
    public var nextToken: String?

    public init(
        accessToken: Secret<String>,
        nextToken: String? = nil
    ) {
        self.accessToken = accessToken
        self.nextToken = nextToken
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        nextToken = try fields.value("NextToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("NextToken", nextToken)
    }

    public static let shape = StructureShape("ListUserSessionsRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("NextToken", UserPoolsShapes.paginationKey),
    ])

    public typealias Output = ListUserSessionsOutput
    public static let operation = OperationModel(
        name: "ListUserSessions", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])

    public var pageToken: String? {
        get { nextToken }
        set { nextToken = newValue }
    }
    public var pageLimit: Int? {
        get { nil }
        set {}
    }
}

/// The output of ListUserSessions.
public struct ListUserSessionsOutput: OperationOutput {
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

    public static let shape = StructureShape("ListUserSessionsResponse", [
        .init("NextToken", UserPoolsShapes.paginationKey),
        .init("Sessions", UserPoolsShapes.sessionsListType),
    ])
}
