import Kernel

/// The steps of a sign-in, independent of a form or a prompt: the next question, and the result of the answers.
///
/// If an answer is refused, the error is thrown and the step stays the same, or returns to the password if the service
/// requires the sign-in to start over.
public final class SignInFlow: Sendable {
    /// A step of the flow: a question to the user.
    public enum Step: Hashable, Sendable {
        /// The user's name.
        case enterName
        /// The password.
        case enterPassword
        /// The next step, such as a code or a new password; never `done`.
        case challenge(SignInNextStep)
        /// A new account.
        case signUp
        /// The code that confirms the new account.
        case confirmSignUp
        /// The name of a user who has forgotten the password.
        case forgotPassword
        /// The code and the new password.
        case resetPassword
        /// Nothing: the user is signed in.
        case signedIn
    }

    struct State: Sendable {
        var step = Step.enterName
        var username = ""
        /// Kept while a new account is confirmed.
        var password: Secret<String>?
        var isBusy = false
        /// Where the last code was sent.
        var destination: String?
    }

    let client: AWSMobileClient
    let state = Locked(State())
    private let offersSignUp: Bool
    /// The attributes to ask for with a new account.
    let signUpAttributes: [String]

    /// Begins a sign-in.
    ///
    /// - Parameters:
    ///   - client: The client.
    ///   - options: What to offer.
    public init(_ client: AWSMobileClient, options: SignInUIOptions = SignInUIOptions()) {
        self.client = client
        offersSignUp = !options.disableSignUpButton
        signUpAttributes = options.signUpAttributes ?? client.signUpAttributes ?? ["email"]
    }

    /// The current step.
    public var step: Step { state.read(\.step) }

    /// The fields of the current step, in the order of the screen.
    public var fields: [SignInField] {
        guard step == .signUp else { return step.fields }
        return step.fields + signUpAttributes.map { $0 == "email" ? .email : .attribute($0) }
    }

    /// Where the code of the current step was sent, or nil.
    public var destination: String? { state.read(\.destination) }

    /// The facts that the user needs to answer the current step, a line each, in English: where a code was sent, the
    /// secret for an authenticator app, the parameters of a custom challenge.
    public var explanations: [String] { state.read { $0.step.explanations(destination: $0.destination) } }

    /// The factors to choose from, if the current step asks for a factor. The answer is the `rawValue` of one of them.
    public var factors: [SignInFactor] { step.factors }

    /// The steps that the user may choose instead of answering.
    public var choices: [Step] {
        switch step {
        case .enterName, .enterPassword: offersSignUp ? [.signUp, .forgotPassword] : [.forgotPassword]
        case .signedIn: []
        case .challenge, .signUp, .confirmSignUp, .forgotPassword, .resetPassword: [.enterName]
        }
    }

    /// Goes to one of `choices`; any other step is ignored. A pending challenge is abandoned.
    public func go(to step: Step) {
        guard choices.contains(step) else { return }
        state.change { state in
            if !state.isBusy { (state.step, state.password, state.destination) = (step, nil, nil) }
        }
    }

    /// Answers the current step.
    ///
    /// - Parameter values: A value for each of `fields`; a missing one is treated as empty.
    /// - Returns: The next step.
    /// - Throws: The error of the call, or `AWSMobileClientError.invalidState` while another answer is being processed.
    @discardableResult
    public func submit(_ values: [SignInField: String]) async throws -> Step {
        let before = try state.change { state in
            guard !state.isBusy else {
                throw AWSMobileClientError.invalidState(message: "An answer to this step is under way.")
            }
            state.isBusy = true
            return state
        }
        defer { state.change { $0.isBusy = false } }
        let next = try await answer(before.step, with: values)
        state.change { $0.step = next }
        return next
    }
}
