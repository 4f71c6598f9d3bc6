// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `EventFeedbackType`.
public struct EventFeedbackType: Structure {
    public var feedbackDate: Instant?
    public var feedbackValue: FeedbackValueType
    public var provider: String

    public init(
        feedbackDate: Instant? = nil,
        feedbackValue: FeedbackValueType,
        provider: String
    ) {
        self.feedbackDate = feedbackDate
        self.feedbackValue = feedbackValue
        self.provider = provider
    }

    public init(_ fields: JSONObject) throws {
        feedbackDate = try fields.value("FeedbackDate")
        feedbackValue = try fields.requiredValue("FeedbackValue")
        provider = try fields.requiredValue("Provider")
    }

    public func write(members json: inout JSONWriter) {
        json.field("FeedbackDate", feedbackDate)
        json.field("FeedbackValue", feedbackValue)
        json.field("Provider", provider)
    }

    public static let shape = StructureShape("EventFeedbackType", [
        .init("FeedbackDate", UserPoolsShapes.dateType),
        .init("FeedbackValue", UserPoolsShapes.feedbackValueType, required: true),
        .init("Provider", UserPoolsShapes.stringType, required: true),
    ])
}
