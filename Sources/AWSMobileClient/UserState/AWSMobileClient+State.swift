import Kernel

extension AWSMobileClient {
    /// Reads the kept session and sets the state: `signedIn` if there is one or a provider's token, `guest` if there is
    /// a guest's identity, else `signedOut`.
    ///
    /// Expired tokens are accepted, and no network is needed. Only the first call reads the store; later calls return
    /// the current state. Listeners are not called.
    ///
    /// - Returns: The state.
    /// - Throws: `AWSMobileClientError.invalidConfiguration`, which names the key, or `TokenStoreError` if the store
    ///   cannot be read, which leaves the state `unknown`.
    @discardableResult
    public func initialize() async throws -> UserState { try await driver.initialize() }

    /// The current state.
    public var currentUserState: UserState { driver.current.state }

    /// Whether a user signed in and did not sign out; true also if the tokens have expired or were refused.
    public var isSignedIn: Bool { driver.current.session != nil || driver.currentLogin.login.kind == .oidcFederation }

    /// The signed-in user's `username` in the pool, or nil. Known also if the tokens have expired.
    public var username: String? { driver.current.session?.username }

    /// The signed-in user's `sub`, which never changes, or nil.
    public var userSub: String? { driver.current.session?.sub }

    /// Adds a listener for changes of the state.
    ///
    /// - Parameters:
    ///   - object: The listener's owner, for `removeUserStateListener`. The client retains it until it is removed.
    ///   - callback: Called with each change, in order, on a background queue. It must not wait for another call of
    ///     this client, because such a call is answered after the listeners.
    @preconcurrency
    public func addUserStateListener(_ object: AnyObject, _ callback: @escaping UserStateChangeCallback) {
        driver.listeners.add(object, callback: callback)
    }

    /// Removes all listeners of `object`.
    public func removeUserStateListener(_ object: AnyObject) { driver.listeners.remove(object) }

    /// How long a call waits for a new sign-in after the service refused the refresh token; nil for no limit. Ten
    /// minutes by default.
    ///
    /// Then the call throws `AWSMobileClientError.unableToSignIn`.
    public var signInWaitLimit: Duration? {
        get { driver.waitLimit.read { $0 } }
        set { driver.waitLimit.change { $0 = newValue } }
    }

    /// Ends all waits for a new sign-in or a provider's new token: the calls throw
    /// `AWSMobileClientError.unableToSignIn`. The state stays.
    public func releaseSignInWait() { driver.send(.releaseSignInWait) }
}
