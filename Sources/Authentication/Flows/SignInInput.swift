package import Directory
import Factors
package import Kernel
package import SRP

/// The input of a request: each flow starts with its own input, and each challenge has its own reply.
package enum SignInInput: Sendable {
    case password(username: Parsed<Username>, Parsed<Secret<String>>)
    /// A, which requests the challenge that proves the password by SRP.
    case srp(username: Parsed<Username>, Parsed<SRPPublicValue>)
    /// The pool's functions choose the challenges.
    case custom(username: Parsed<Username>, Parsed<CustomStart>)
    /// A factor of the user's choice.
    case choice(FirstFactorRequest)
    /// The session of a user who has just confirmed a sign-up on a hosted page, in the browser where it began.
    case signUpOnPage(username: Username, session: Secret<String>)
    case reply(username: Parsed<Username>, Parsed<ChallengeReply>)

    /// The time step for delaying refusals, and challenges that do not require a proof.
    func responseStep(in pool: UserPool) -> KeyPath<ResponseTiming, Duration> {
        let refusal: KeyPath<ResponseTiming, Duration> =
            pool.extensions.hasForeignHashes == true ? \.foreignRefusal : \.refusal
        return switch self {
        case .srp, .custom: \.challenge
        case .choice(let request): request.asksForCode ? \.code : refusal
        case .password, .signUpOnPage, .reply: refusal
        }
    }
}

package struct CustomStart: Sendable {
    /// The client's public value A, if the functions may ask for the password.
    var publicValue: SRPPublicValue?
    /// Whether the caller requests SRP first.
    var beginsWithSRP: Bool

    package init(publicValue: SRPPublicValue? = nil, beginsWithSRP: Bool = false) {
        self.publicValue = publicValue
        self.beginsWithSRP = beginsWithSRP
    }
}

/// A request that starts a sign-in with a factor of the user's choice: `USER_AUTH`.
package struct FirstFactorRequest: Sendable {
    let username: Parsed<Username>
    /// Nil if the user has not chosen yet.
    let preferred: Parsed<ChosenFirstFactor?>
    /// The session of a user who has just confirmed a sign-up. It replaces the other members.
    let session: Secret<String>?

    package init(username: Parsed<Username>, preferred: Parsed<ChosenFirstFactor?>, session: Secret<String>?) {
        self.username = username
        self.preferred = preferred
        self.session = session
    }

    fileprivate var asksForCode: Bool {
        guard session == nil, case .success(.code?) = preferred else { return false }
        return true
    }
}

/// A first factor that the user chooses, with its proof as far as the request contains it.
package enum ChosenFirstFactor: Sendable {
    case password(Parsed<Secret<String>>)
    /// The password, proven without being sent.
    case srp(Parsed<SRPPublicValue>)
    /// A code, to be sent immediately.
    case code(FirstFactor)
    /// A factor that users do not have here.
    case unbuilt
}

// MARK: Replies to challenges

/// The reply to a challenge, parsed. Each kind of challenge that this service gives has its own.
package enum ChallengeReply: Sendable {
    case firstFactorSelection(Parsed<ChosenFirstFactor>, session: Secret<String>)
    /// The proof that ends SRP. The state of the exchange is in the proof's secret block.
    case passwordVerifier(SRPProof)
    /// A code in a text message, as the first factor.
    case smsCode(CodeReply)
    /// A code in an e-mail. The session determines whether it is the first or the second factor.
    case emailCode(CodeReply)
    case newPassword(NewPasswordReply)
    /// An authenticator app was registered; or, with an address, codes are to be sent to it.
    case secondFactorSetup(email: String?, session: Secret<String>)
    case secondFactorSelection(Parsed<SecondFactor>, session: Secret<String>)
    /// The code of a second factor is to be sent again. Only the hosted pages ask for it.
    case secondFactorResend(SecondFactor, session: Secret<String>)
    /// A code in a text message, as the second factor.
    case smsSecondFactor(CodeReply)
    case softwareToken(CodeReply)
    case deviceSRP(DeviceSRPReply)
    case deviceVerifier(DeviceKey, SRPProof)
    /// The answer for the pool's function.
    case custom(CodeReply)
}

/// A code, or another text that answers a challenge.
package struct CodeReply: Sendable {
    let session: Secret<String>
    let code: Parsed<Secret<String>>

    package init(_ code: Parsed<Secret<String>>, session: Secret<String>) {
        self.session = session
        self.code = code
    }
}

/// The new password that replaces a temporary one.
package struct NewPasswordReply: Sendable {
    let session: Secret<String>
    let password: Parsed<Secret<String>>
    let attributes: [String: String]

    package init(session: Secret<String>, password: Parsed<Secret<String>>, attributes: [String: String]) {
        self.session = session
        self.password = password
        self.attributes = attributes
    }
}

/// The first step of a device's proof.
package struct DeviceSRPReply: Sendable {
    let device: DeviceKey
    /// Nil from clients that omit it.
    let session: Secret<String>?
    let publicValue: Parsed<SRPPublicValue>

    package init(_ device: DeviceKey, session: Secret<String>?, publicValue: Parsed<SRPPublicValue>) {
        self.device = device
        self.session = session
        self.publicValue = publicValue
    }
}

// MARK: Verified proofs

/// The proof in one call, with the state of the challenge that it replies to. `Authenticator.verify` verifies each.
enum SignInProof: Sendable {
    case password(Secret<String>)
    /// A, to be answered by a challenge.
    case srp(SRPPublicValue)
    case custom(CustomStart)
    case choice(FirstFactorChoice)
    case confirmedSignUp(SealedSession)
    /// The session of a sign-up that was confirmed on a hosted page.
    case signUpOnPage(SealedSession)
    case passwordVerifier(SRPProof, SRPServerSession)
    case firstFactorCode(Secret<String>, sentTo: ContactAttribute, AuthSession)
    case newPassword(NewPasswordReply)
    case secondFactorSetup(email: String?)
    case secondFactorSelection(SecondFactor)
    case secondFactorResend(SecondFactor)
    case secondFactorCode(Secret<String>, AuthSession)
    case softwareToken(Secret<String>, of: SecondFactorTable.SoftwareToken?)
    /// A, for the device that the auth session waits for.
    case deviceSRP(SRPPublicValue, AuthSession)
    case deviceVerifier(SRPProof, SRPServerSession, AuthSession)
    case customAnswer(Secret<String>, CustomSignIn)
    /// The answer to a challenge of the followed pool.
    case followedAnswer(Secret<String>, FollowedChallenge.Reference)
}

/// A chosen first factor, with its proof.
struct FirstFactorChoice: Sendable {
    var factor: Factor
    /// The action if the user does not have the factor.
    var otherwise: Otherwise

    enum Factor: Sendable {
        case password(Secret<String>)
        case srp(SRPPublicValue)
        case code(FirstFactor)
        /// No factor yet, or a kind that users do not have here.
        case none

        var isPassword: Bool {
            switch self {
            case .password, .srp: true
            case .code, .none: false
            }
        }
    }

    enum Otherwise: Sendable {
        /// The user is asked to choose.
        case select
        case refuse
    }
}
