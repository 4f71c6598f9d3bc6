// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `EventFeedbackType`.
package struct EventFeedbackType: Structure {
    package var feedbackDate: Instant?
    package var feedbackValue: FeedbackValueType
    package var provider: String

    package init(
        feedbackDate: Instant? = nil,
        feedbackValue: FeedbackValueType,
        provider: String
    ) {
        self.feedbackDate = feedbackDate
        self.feedbackValue = feedbackValue
        self.provider = provider
    }

    package init(_ fields: JSONObject) throws {
        feedbackDate = try fields.value("FeedbackDate")
        feedbackValue = try fields.requiredValue("FeedbackValue")
        provider = try fields.requiredValue("Provider")
    }

    package func write(members json: inout JSONWriter) {
        json.field("FeedbackDate", feedbackDate)
        json.field("FeedbackValue", feedbackValue)
        json.field("Provider", provider)
    }

    package static let shape = StructureShape("EventFeedbackType", [
        .init("FeedbackDate", UserPoolsShapes.dateType),
        .init("FeedbackValue", UserPoolsShapes.feedbackValueType, required: true),
        .init("Provider", UserPoolsShapes.stringType, required: true),
    ])
}
