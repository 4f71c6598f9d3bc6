import Kernel

/// Input of the state machine about identities: a call of the app, or the result of an action.
enum IdentityEvent: Sendable {
    /// The store was read. It comes before the session.
    case restored(KeptIdentity)
    case federatedSignIn(CallID, FederatedLogin)
    case wantCredentials(CallID, now: Instant)
    case wantIdentity(CallID)
    /// The identity pool returned an identity; the keys follow if they were requested.
    case identified(FetchID, String)
    case fetched(FetchID, FetchResult)
    /// Forgets the keys, and the identity if `identity` is true.
    case forget(identity: Bool)
}

/// Output of the state machine about identities.
enum IdentityAction: Sendable {
    case save(KeptIdentity)
    case fetch(FetchID, CredentialsRequest)
    /// Cancels a fetch whose result is not wanted any more.
    case cancel(FetchID)
}

/// A fetch of an identity and its keys.
struct FetchID: Hashable, Sendable {
    var number: UInt64
}

/// How a fetch ended.
enum FetchResult: Sendable {
    case keys(KeptIdentity)
    /// The identity pool refuses the login.
    case refused(any Error)
    /// Any other error, such as of the network.
    case failed(any Error)
}

/// A call that waits for the identity or its keys.
struct FetchCall: Hashable, Sendable {
    var id: CallID
    var wantsKeys: Bool
}

/// The identity, and the calls that wait for it. Each call is in at most one of `fetch` and `waiting`.
struct IdentityProgress: Sendable {
    var kept = KeptIdentity()
    /// The running fetch, with the calls that wait for it.
    var fetch: Fetch?
    /// The calls that wait for a new token. Only in the state `signedOutFederatedTokensInvalid`.
    var waiting: [FetchCall] = []
    var fetches: UInt64 = 0

    struct Fetch: Sendable {
        var id: FetchID
        var wantsKeys: Bool
        /// Whether it continues without a call that waits for it.
        var isBackground: Bool
        var calls: [FetchCall]
    }
}
