import Accounts
import Authentication
import Directory
import Federation
import OAuth

/// A sign-in that continues after the browser has returned from a provider.
struct ReturnedSignIn: Sendable {
    let authorize: AuthorizeRequest
    let provider: IdentityProvider
    /// The state from the start of the sign-in; nil if the provider started it.
    let state: FederationState?

    /// Where the browser starts again after a failure.
    var beginning: String { "\(LoginPage.path)?\(authorize.query)" }

    /// How the sign-in ends.
    enum Resolution: Sendable {
        case signedIn(AuthenticatedUser)
        /// The user is asked whether an account is theirs.
        case question(PendingLink)
        /// The user is asked whether the session of another user ends.
        case otherSession(OtherSessionView)
    }
}
