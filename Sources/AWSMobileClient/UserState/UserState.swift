/// Whether a user is signed in, as far as the client knows.
public enum UserState: String, Hashable, CaseIterable, Sendable {
    /// A user is signed in. The tokens may have expired.
    case signedIn
    /// No user is signed in.
    case signedOut
    /// The identity provider refuses the user's token. Not used yet: it needs identity pools.
    case signedOutFederatedTokensInvalid
    /// The service refuses the user's refresh token: the user has to sign in again.
    case signedOutUserPoolsTokenInvalid
    /// No user is signed in, and the app has credentials for guests. Not used yet: it needs identity pools.
    case guest
    /// `initialize` was not called yet.
    case unknown
}
