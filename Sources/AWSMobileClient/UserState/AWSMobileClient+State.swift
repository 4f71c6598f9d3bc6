import Kernel

extension AWSMobileClient {
    /// Finds out who is signed in, from what was kept on this device: tokens that have expired still count, and no
    /// network is needed. The first call decides; later ones give the current state. Listeners hear nothing.
    ///
    /// Throws `invalidConfiguration`, which names the key, or `TokenStoreError` where the store cannot be read; then
    /// the state stays unknown.
    @discardableResult
    public func initialize() async throws -> UserState { try await driver.initialize() }

    /// What the last change left.
    public var currentUserState: UserState { driver.current.state }

    /// Whether somebody signed in and did not sign out, whatever became of their tokens.
    public var isSignedIn: Bool { driver.current.session != nil }

    /// The name that the pool knows the person by who is signed in. Also known when the tokens have expired.
    public var username: String? { driver.current.session?.username }

    /// What the tokens call the person for good.
    public var userSub: String? { driver.current.session?.sub }

    /// Calls `callback` with each change of the state, in order, on a background queue, until `object` is removed,
    /// which is held until then. A listener must not wait for another call of this client: its answer comes after the
    /// listener.
    public func addUserStateListener(_ object: AnyObject, _ callback: @escaping UserStateChangeCallback) {
        driver.listeners.add(object, callback)
    }

    /// Removes all callbacks of `object`.
    public func removeUserStateListener(_ object: AnyObject) { driver.listeners.remove(object) }

    /// How long a call waits for somebody to sign in again once the service refused to refresh the tokens. Ten minutes,
    /// unless set; nil waits as long as it takes. Then the call ends with `unableToSignIn`.
    public var signInWaitLimit: Duration? {
        get { driver.waitLimit.read { $0 } }
        set { driver.waitLimit.change { $0 = newValue } }
    }

    /// Ends all calls that wait for somebody to sign in again, with `unableToSignIn`. The state stays as it is. Does
    /// nothing where nobody waits.
    public func releaseSignInWait() { driver.send(.releaseSignInWait) }
}
