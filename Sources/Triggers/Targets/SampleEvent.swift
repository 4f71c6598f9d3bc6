import Cryptography
package import Directory
package import Kernel

/// A sample event, with which an operator tries a function. Its user does not exist, but it has every member of a real
/// event.
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
        bytes = TriggerEvent(parts.trigger(of: kind, code: encryptedCode), context: context).bytes
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

    /// - Parameter code: The encrypted code of a message.
    func trigger(of kind: TriggerKind, code: String) -> any Trigger {
        switch kind {
        case .preSignUp:
            PreSignUpTrigger(
                .signUp, attributes: ["email": "sample@example.com"], validationData: nil, clientMetadata: nil)
        case .postConfirmation: PostConfirmationTrigger(.signUp, of: user, in: pool, clientMetadata: nil)
        case .preAuthentication: PreAuthenticationTrigger(signIn, validationData: nil)
        case .postAuthentication: PostAuthenticationTrigger(user, in: pool, metadata: nil)
        case .defineAuthChallenge: DefineAuthChallengeTrigger(signIn, after: [], metadata: nil)
        case .createAuthChallenge: CreateAuthChallengeTrigger(signIn, after: [], metadata: nil)
        case .verifyAuthChallengeResponse:
            VerifyAuthChallengeTrigger(
                signIn, answer: Secret("5"), privateParameters: ["answer": "5"], metadata: nil)
        case .preTokenGeneration:
            PreTokenGenerationTrigger(
                .authentication, of: user, in: pool, groups: TokenOverrides.Groups(),
                scopes: ["aws.cognito.signin.user.admin"], clientMetadata: nil)
        case .userMigration: UserMigrationTrigger(.signIn(Secret("Sample-Password-1"), validationData: nil))
        case .customMessage: CustomMessageTrigger("SignUp", attributes: texts, clientMetadata: nil, namesUser: false)
        case .customSMSSender: CustomSMSSenderTrigger(message(code: code))
        case .customEmailSender: CustomEmailSenderTrigger(message(code: code))
        case .inboundFederation: federation
        }
    }

    private func message(code: String) -> CustomSenderRequest {
        CustomSenderRequest("SignUp", code: code, attributes: texts, clientMetadata: nil)
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
