import Directory
import Kernel
import Risk
import UserPoolsModel

extension AuthEventType {
    /// The event as the service shows it. What is not known, such as the city without a database, is left out.
    init(_ event: AuthEvent) {
        let verdicts = [(ChallengeName.password, event.password), (.mfa, event.secondFactor)]
        self.init(
            challengeResponses: verdicts.compactMap { name, verdict in
                verdict.map {
                    ChallengeResponseType(challengeName: name, challengeResponse: ChallengeResponse($0))
                }
            },
            creationDate: event.at,
            eventContextData: EventContextDataType(
                city: event.origin.location?.city, country: event.origin.location?.country,
                deviceName: event.origin.device, ipAddress: event.origin.address?.text,
                timezone: event.origin.timeZone),
            eventFeedback: event.feedback.map {
                EventFeedbackType(
                    feedbackDate: $0.at, feedbackValue: $0.isValid ? .valid : .invalid, provider: $0.source.rawValue)
            },
            eventId: event.id, eventResponse: EventResponseType(event.outcome),
            eventRisk: EventRiskType(event), eventType: EventType(event.kind))
    }
}

extension EventRiskType {
    /// An event whose risk was not assessed has no decision.
    fileprivate init(_ event: AuthEvent) {
        let level = event.assessment?.level
        let isJudged = event.assessment != nil
        self.init(
            compromisedCredentialsDetected: event.isCompromised,
            riskDecision: event.isBlocked
                ? .block : isJudged ? (level == nil ? .noRisk : .accountTakeover) : nil,
            riskLevel: level.map { RiskLevelType($0) })
    }
}
