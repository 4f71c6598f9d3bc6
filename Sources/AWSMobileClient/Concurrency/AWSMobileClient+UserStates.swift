extension AWSMobileClient {
    /// The current state, followed by every state that listeners receive and the state that `initialize` finds.
    ///
    /// Each use creates a new stream. A stream misses no change, even if it is read later, and receives a change before
    /// the listeners do. It ends with the client, or if the reading task is cancelled; it does not retain the client.
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
