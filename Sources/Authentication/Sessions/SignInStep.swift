public import Kernel
public import Tokens

/// The state of a sign-in after a call.
public enum SignInStep: Sendable {
    /// The sign-in is complete.
    case signedIn(IssuedTokens)
    /// The user must prove the password by SRP; the challenge contains its own state, so there is no auth session.
    case passwordVerifier(PasswordVerifierChallenge)
    /// The user must choose a new password.
    case newPassword(NewPasswordChallenge, session: Secret<String>)
    /// The user must prove, choose or register a second factor.
    case secondFactor(SecondFactorChallenge, session: Secret<String>)

    /// Whether the sign-in is complete.
    var isSignedIn: Bool {
        guard case .signedIn = self else { return false }
        return true
    }

    /// Whether a caller gets this without having proven any factor.
    var needsNoProof: Bool {
        guard case .passwordVerifier = self else { return false }
        return true
    }
}
