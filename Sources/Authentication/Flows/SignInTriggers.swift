import Directory
import Kernel
import Triggers

/// The functions of a pool that one request of a sign-in calls, with the client's input for them.
struct SignInTriggers: Sendable {
    /// Calls a function only once for an event, even if the request is repeated.
    let invoker: TriggerInvoker
    /// The `ClientMetadata` of the first request.
    let validationData: [String: String]?
    /// The `ClientMetadata` of the reply to a challenge.
    let clientMetadata: [String: String]?

    init(_ invoker: TriggerInvoker, for request: SignInRequest) {
        self.invoker = invoker.remembering()
        if case .input(.reply) = request.credential {
            (validationData, clientMetadata) = (nil, request.clientMetadata)
        } else {
            (validationData, clientMetadata) = (request.clientMetadata, nil)
        }
    }
}

/// The functions are called while no transaction is open.
extension SignInAttempt {
    /// The `ClientMetadata` of the reply to a challenge.
    var clientMetadata: [String: String]? { triggers.clientMetadata }

    /// - Throws: `TriggerRefusal` if the pool's function refuses the sign-in.
    func preAuthenticate() async throws {
        let trigger = PreAuthenticationTrigger(event(about: user), validationData: triggers.validationData)
        _ = try await triggers.invoker.invoke(trigger, context: context(of: user))
    }

    /// Informs the pool's function that `user` has signed in.
    func postAuthenticate(_ user: User, onNewDevice isNewDevice: Bool) async throws {
        let trigger = PostAuthenticationTrigger(
            user, in: context.pool, isNewDevice: isNewDevice, metadata: clientMetadata)
        _ = try await triggers.invoker.invoke(trigger, context: context(of: user))
    }

    /// The next step of a custom sign-in (AUTH-CUS-02).
    func decision(after custom: CustomSignIn, for user: User?) async throws -> DefineAuthChallengeTrigger.Decision {
        try await require(
            DefineAuthChallengeTrigger(event(about: user), after: custom.results, metadata: clientMetadata), for: user)
    }

    /// The next challenge of a custom sign-in (AUTH-CUS-04).
    func challenge(after custom: CustomSignIn, for user: User?) async throws -> CreateAuthChallengeTrigger.Response {
        try await require(
            CreateAuthChallengeTrigger(event(about: user), after: custom.results, metadata: clientMetadata), for: user)
    }

    /// Whether `answer` is right (AUTH-CUS-06).
    func accepts(_ answer: Secret<String>, in custom: CustomSignIn) async throws -> Bool {
        try await require(
            VerifyAuthChallengeTrigger(
                event(about: user), answer: answer, privateParameters: custom.privateParameters,
                metadata: clientMetadata),
            for: user)
    }

    private func require<Event: Trigger>(_ trigger: Event, for user: User?) async throws -> Event.Response {
        guard let response = try await triggers.invoker.invoke(trigger, context: context(of: user)) else {
            throw InvalidInput("Custom auth lambda trigger is not configured for the user pool.")
        }
        return response
    }

    private func event(about user: User?) -> EventUser {
        EventUser(user, in: context.pool, hidesExistence: context.hidesExistence)
    }

    /// The context of the user. An unknown user gets the name in the request.
    private func context(of user: User?) -> TriggerContext {
        TriggerContext(context.pool, client: context.client.id, username: user?.username ?? name)
    }
}
