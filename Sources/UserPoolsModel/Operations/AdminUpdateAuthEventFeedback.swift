// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of AdminUpdateAuthEventFeedback.
package struct AdminUpdateAuthEventFeedbackInput: OperationInput, NamesUserPool {
    package var eventId: String
    package var feedbackValue: FeedbackValueType
    package var userPoolId: UserPoolID
    package var username: Username

    package init(
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

    package init(_ fields: JSONObject) throws {
        eventId = try fields.requiredValue("EventId")
        feedbackValue = try fields.requiredValue("FeedbackValue")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EventId", eventId)
        json.field("FeedbackValue", feedbackValue)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    package static let shape = StructureShape("AdminUpdateAuthEventFeedbackRequest", [
        .init("EventId", UserPoolsShapes.eventIdType, required: true),
        .init("FeedbackValue", UserPoolsShapes.feedbackValueType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    package typealias Output = AdminUpdateAuthEventFeedbackOutput
    package static let operation = OperationModel(
        name: "AdminUpdateAuthEventFeedback", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .tooManyRequests, .notAuthorized, .userNotFound,
            .userPoolAddOnNotEnabled, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminUpdateAuthEventFeedback.
package struct AdminUpdateAuthEventFeedbackOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("AdminUpdateAuthEventFeedbackResponse", [])
}

#endif
