// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `AuthEventType`.
package struct AuthEventType: Structure {
    package var challengeResponses: [ChallengeResponseType]?
    package var creationDate: Instant?
    package var eventContextData: EventContextDataType?
    package var eventFeedback: EventFeedbackType?
    package var eventId: String?
    package var eventResponse: EventResponseType?
    package var eventRisk: EventRiskType?
    package var eventType: EventType?

    package init(
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

    package init(_ fields: JSONObject) throws {
        challengeResponses = try fields.value("ChallengeResponses")
        creationDate = try fields.value("CreationDate")
        eventContextData = try fields.value("EventContextData")
        eventFeedback = try fields.value("EventFeedback")
        eventId = try fields.value("EventId")
        eventResponse = try fields.value("EventResponse")
        eventRisk = try fields.value("EventRisk")
        eventType = try fields.value("EventType")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ChallengeResponses", challengeResponses)
        json.field("CreationDate", creationDate)
        json.field("EventContextData", eventContextData)
        json.field("EventFeedback", eventFeedback)
        json.field("EventId", eventId)
        json.field("EventResponse", eventResponse)
        json.field("EventRisk", eventRisk)
        json.field("EventType", eventType)
    }

    package static let shape = StructureShape("AuthEventType", [
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
