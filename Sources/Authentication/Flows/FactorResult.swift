import Directory
import Factors
import Kernel
import Storage
import Tokens
import Triggers

/// The result of a factor or a step. A wrong proof is a value, so that its count can be committed; a thrown refusal is
/// not counted, and leaves the challenge to be answered again.
enum FactorResult: Sendable {
    /// The user has proven the factor.
    case verified(VerifiedFactor)
    /// The user must answer a challenge that contains its own state.
    case challenged(SignInStep)
    /// The functions of the pool decide what follows in a custom sign-in.
    case decided(DefineAuthChallengeTrigger.Decision, CustomSignIn)
    /// The user has answered the challenge of a function.
    case answered(isRight: Bool)
    /// The factor is wrong: this counts towards the lockout.
    case wrong(any Refusal)

    /// The user has proven a first factor.
    static func proven(_ user: User) -> FactorResult { .verified(VerifiedFactor(user: user)) }

    /// The user has replaced a temporary password, and the record must be written.
    static func changed(_ user: User) -> FactorResult {
        .verified(VerifiedFactor(user: user, isChanged: true, tokenSource: .newPassword))
    }
}

/// A proven factor, and what follows from it.
struct VerifiedFactor: Sendable {
    var user: User
    /// Whether the user's record must be written.
    var isChanged = false
    var secondFactor = SecondFactorProgress.open
    /// What the sign-in began with. If it was a code, the password may be invalid, and a second factor is not asked
    /// for, because users with one begin with the password.
    var proof = FirstProof.password
    /// The device, if it was proven.
    var device: UserDevice?
    /// The reason for tokens that follow at once.
    var tokenSource = TokenSource.authentication
    /// Uses up the proof in the transaction of the next step, or throws if another request was first.
    var use: @Sendable (any Transaction) throws -> Void = { _ in }
}

/// How far a sign-in is with its second factor.
enum SecondFactorProgress: Hashable, Sendable {
    case open
    case chosen(SecondFactor)
    /// The user sets up this factor, with the contact that was just given.
    case beingSetUp(SecondFactor)
    case proven
}
