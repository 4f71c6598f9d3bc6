// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminUpdateAuthEventFeedback.
public struct AdminUpdateAuthEventFeedbackInput: OperationInput, NamesUserPool {
    public var eventId: String
    public var feedbackValue: FeedbackValueType
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        eventId: String,
        feedbackValue: FeedbackValueType,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.eventId = eventId
        self.feedbackValue = feedbackValue
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        eventId = try fields.requiredValue("EventId")
        feedbackValue = try fields.requiredValue("FeedbackValue")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EventId", eventId)
        json.field("FeedbackValue", feedbackValue)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminUpdateAuthEventFeedbackRequest", [
        .init("EventId", UserPoolsShapes.eventIdType, required: true),
        .init("FeedbackValue", UserPoolsShapes.feedbackValueType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminUpdateAuthEventFeedbackOutput
    public static let operation = OperationModel(
        name: "AdminUpdateAuthEventFeedback", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .userPoolAddOnNotEnabled, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminUpdateAuthEventFeedback.
public struct AdminUpdateAuthEventFeedbackOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminUpdateAuthEventFeedbackResponse", [])
}

#endif
