extension AWSMobileClient {
    /// The current state, then every state of which listeners are told, and the state that `initialize` finds.
    ///
    /// Each use makes a stream of its own, which misses no change, also if it is read later. It has a change before
    /// the listeners have it. It ends with the client, or if the reading task is cancelled; it does not retain the
    /// client.
    ///
    ///     for await state in client.userStates {
    ///         isSignedIn = state == .signedIn
    ///     }
    public var userStates: AsyncStream<UserState> { driver.states.stream() }

    /// Adds a listener for changes of the state.
    ///
    /// - Parameter callback: Called as the listeners of `addUserStateListener(_:_:)` are, until the handle is cancelled
    ///   or released.
    /// - Returns: The handle.
    @preconcurrency
    public func addUserStateListener(_ callback: @escaping UserStateChangeCallback) -> UserStateListenerHandle {
        UserStateListenerHandle(in: driver.listeners, callback: callback)
    }
}
