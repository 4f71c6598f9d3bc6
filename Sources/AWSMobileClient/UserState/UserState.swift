/// Who the client believes is using the app (spec A.2).
public enum UserState: String, Hashable, CaseIterable, Sendable {
    /// Somebody signed in, and nothing has been heard to the contrary. The tokens may have expired.
    case signedIn
    /// Nobody is signed in.
    case signedOut
    /// Somebody signed in through another provider, whose token is no longer taken. Waits for identity pools.
    case signedOutFederatedTokensInvalid
    /// Somebody signed in, and the service refuses their refresh token: they have to sign in again.
    case signedOutUserPoolsTokenInvalid
    /// Nobody is signed in, and the app has credentials for guests. Waits for identity pools.
    case guest
    /// `initialize` has not been called yet.
    case unknown
}
