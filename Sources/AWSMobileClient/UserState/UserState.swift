/// Whether a user is signed in, according to the client.
public enum UserState: String, Hashable, CaseIterable, Sendable {
    /// A user is signed in. The tokens may have expired.
    case signedIn
    /// No user is signed in.
    case signedOut
    /// The identity pool refuses the token of the user's provider: it needs a new one, by `federatedSignIn`.
    case signedOutFederatedTokensInvalid
    /// The service refuses the user's refresh token: the user has to sign in again.
    case signedOutUserPoolsTokenInvalid
    /// No user is signed in, and the identity pool gave credentials to the app's guest.
    case guest
    /// `initialize` was not called yet.
    case unknown
}
