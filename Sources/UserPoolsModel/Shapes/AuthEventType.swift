// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `AuthEventType`.
public struct AuthEventType: Structure {
    public var challengeResponses: [ChallengeResponseType]?
    public var creationDate: Instant?
    public var eventContextData: EventContextDataType?
    public var eventFeedback: EventFeedbackType?
    public var eventId: String?
    public var eventResponse: EventResponseType?
    public var eventRisk: EventRiskType?
    public var eventType: EventType?

    public init(
        challengeResponses: [ChallengeResponseType]? = nil,
        creationDate: Instant? = nil,
        eventContextData: EventContextDataType? = nil,
        eventFeedback: EventFeedbackType? = nil,
        eventId: String? = nil,
        eventResponse: EventResponseType? = nil,
        eventRisk: EventRiskType? = nil,
        eventType: EventType? = nil
    ) {
        self.challengeResponses = challengeResponses
        self.creationDate = creationDate
        self.eventContextData = eventContextData
        self.eventFeedback = eventFeedback
        self.eventId = eventId
        self.eventResponse = eventResponse
        self.eventRisk = eventRisk
        self.eventType = eventType
    }

    public init(_ fields: JSONObject) throws {
        challengeResponses = try fields.value("ChallengeResponses")
        creationDate = try fields.value("CreationDate")
        eventContextData = try fields.value("EventContextData")
        eventFeedback = try fields.value("EventFeedback")
        eventId = try fields.value("EventId")
        eventResponse = try fields.value("EventResponse")
        eventRisk = try fields.value("EventRisk")
        eventType = try fields.value("EventType")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ChallengeResponses", challengeResponses)
        json.field("CreationDate", creationDate)
        json.field("EventContextData", eventContextData)
        json.field("EventFeedback", eventFeedback)
        json.field("EventId", eventId)
        json.field("EventResponse", eventResponse)
        json.field("EventRisk", eventRisk)
        json.field("EventType", eventType)
    }

    public static let shape = StructureShape("AuthEventType", [
        .init("ChallengeResponses", UserPoolsShapes.challengeResponseListType),
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("EventContextData", .structure(EventContextDataType.shape)),
        .init("EventFeedback", .structure(EventFeedbackType.shape)),
        .init("EventId", UserPoolsShapes.stringType),
        .init("EventResponse", UserPoolsShapes.eventResponseType),
        .init("EventRisk", .structure(EventRiskType.shape)),
        .init("EventType", UserPoolsShapes.eventType),
    ])
}
