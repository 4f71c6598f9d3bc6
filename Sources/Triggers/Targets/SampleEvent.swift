import Cryptography
package import Directory
package import Kernel

/// A sample event of each kind, for an operator to try a function with. Its user does not exist, but it has every
/// member of a real event.
package struct SampleEvent: Sendable {
    /// The event, as JSON.
    package let bytes: [UInt8]

    /// An event of `kind` in `pool`.
    ///
    /// - Parameter encryptedCode: The code for a function that sends messages, in Base64.
    package init(_ kind: TriggerKind, in pool: UserPool, at now: Instant, encryptedCode: String = "") {
        let parts = SampleParts(pool, at: now)
        let context = TriggerContext(
            pool, client: ClientID(rawValue: "sampleclient0000000000000a"), username: parts.user.username)
        bytes = parts.event(of: kind, code: encryptedCode, context).bytes
    }
}

/// The pool and the user of the events.
private struct SampleParts {
    let pool: UserPool
    let user: User

    init(_ pool: UserPool, at now: Instant) {
        self.pool = pool
        user = User(
            pool: pool.id, id: UserID(rawValue: "00000000-0000-4000-8000-000000000000"),
            username: Username(rawValue: "sample-user"), status: .confirmed,
            attributes: ["email": "sample@example.com", "email_verified": "true"], createdAt: now)
    }

    private var texts: [String: String] { user.eventTexts(in: pool) }
    private var signIn: EventUser { EventUser(user, in: pool, hidesExistence: false) }

    func event(of kind: TriggerKind, code: String, _ context: TriggerContext) -> TriggerEvent {
        switch kind {
        case .preSignUp:
            TriggerEvent(
                PreSignUpTrigger(
                    .signUp, attributes: ["email": "sample@example.com"], validationData: nil, clientMetadata: nil),
                context: context)
        case .postConfirmation:
            TriggerEvent(PostConfirmationTrigger(.signUp, of: user, in: pool, clientMetadata: nil), context: context)
        case .preAuthentication: TriggerEvent(PreAuthenticationTrigger(signIn, validationData: nil), context: context)
        case .postAuthentication:
            TriggerEvent(PostAuthenticationTrigger(user, in: pool, metadata: nil), context: context)
        case .defineAuthChallenge, .createAuthChallenge, .verifyAuthChallengeResponse: challenge(kind, context: context)
        case .preTokenGeneration:
            TriggerEvent(
                PreTokenGenerationTrigger(
                    .authentication, of: user, in: pool, groups: TokenOverrides.Groups(),
                    scopes: ["aws.cognito.signin.user.admin"], clientMetadata: nil), context: context)
        case .userMigration:
            TriggerEvent(
                UserMigrationTrigger(.signIn(Secret("Sample-Password-1"), validationData: nil)), context: context)
        case .customMessage, .customSMSSender, .customEmailSender: message(kind, code: code, context: context)
        case .inboundFederation: TriggerEvent(federation, context: context)
        }
    }

    private func challenge(_ kind: TriggerKind, context: TriggerContext) -> TriggerEvent {
        switch kind {
        case .createAuthChallenge:
            TriggerEvent(CreateAuthChallengeTrigger(signIn, after: [], metadata: nil), context: context)
        case .verifyAuthChallengeResponse:
            TriggerEvent(
                VerifyAuthChallengeTrigger(
                    signIn, answer: Secret("5"), privateParameters: ["answer": "5"], metadata: nil), context: context)
        default: TriggerEvent(DefineAuthChallengeTrigger(signIn, after: [], metadata: nil), context: context)
        }
    }

    private func message(_ kind: TriggerKind, code: String, context: TriggerContext) -> TriggerEvent {
        let sent = CustomSenderRequest("SignUp", code: code, attributes: texts, clientMetadata: nil)
        return switch kind {
        case .customSMSSender: TriggerEvent(CustomSMSSenderTrigger(sent), context: context)
        case .customEmailSender: TriggerEvent(CustomEmailSenderTrigger(sent), context: context)
        default:
            TriggerEvent(
                CustomMessageTrigger("SignUp", attributes: texts, clientMetadata: nil, namesUser: false),
                context: context)
        }
    }

    private var federation: InboundFederationTrigger {
        let claims = ["sub": "sample-1", "email": "sample@example.com"]
        let provider = IdentityProvider(
            pool: pool.id, name: "Sample", kind: .openIDConnect, details: [:], attributeMapping: [:], identifiers: [],
            createdAt: user.createdAt, modifiedAt: user.createdAt)
        return InboundFederationTrigger(
            provider,
            responses: InboundFederationTrigger.ProviderResponses(
                tokenResponse: nil, idToken: claims, userInfo: claims, samlResponse: nil))
    }
}
