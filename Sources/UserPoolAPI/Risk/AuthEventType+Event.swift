import Directory
import Kernel
import Risk
import UserPoolsModel

extension AuthEventType {
    /// The event as the service shows it. Fields that are unknown to Martlet, such as the city, are left out.
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
                deviceName: event.origin.device, ipAddress: event.origin.address?.text),
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
