#if canImport(Observation)
    public import Observation

    /// The session as a model for views: it follows the client's state, and keeps the error of the last call.
    ///
    ///     @State private var session = SessionModel(.default())
    ///
    ///     var body: some View {
    ///         if session.state == .signedIn { HomeView() } else { SignInView(session.client) }
    ///     }
    @MainActor @Observable public final class SessionModel {
        /// The client.
        public let client: AWSMobileClient
        /// The client's state.
        public private(set) var state: UserState
        /// The signed-in user's name in the pool, or nil.
        public private(set) var username: String?
        /// The claims of the id token, not verified; nil if no user is signed in.
        public private(set) var claims: UserClaims?
        /// The error of the last call of `perform`; nil if it ended well or has not ended.
        public private(set) var lastError: (any Error)?
        /// Whether a call of `perform` is running.
        public var isBusy: Bool { calls > 0 }
        /// Whether a user signed in and did not sign out, as the client's `isSignedIn`.
        public private(set) var isSignedIn: Bool

        private var calls = 0
        @ObservationIgnored private let reader: Reader

        /// Makes a model that follows `client` until it is released. Call `initialize` of the client, or of the model.
        ///
        /// - Parameter client: The client.
        public init(_ client: AWSMobileClient) {
            self.client = client
            state = client.currentUserState
            username = client.username
            isSignedIn = client.isSignedIn
            reader = Reader()
            update()
            // The newest change is enough: the model then reads the client's current values.
            let changes = client.driver.sessions.stream(.bufferingNewest(1))
            reader.task = Task { [weak self] in
                for await _ in changes { self?.update() }
            }
        }

        /// Reads the kept session, as `AWSMobileClient.initialize()` does, and keeps its error.
        public func initialize() async { await perform { client in try await client.initialize() } }

        /// Runs a call of the client. Its error is kept in `lastError`, and the other properties have its effect when
        /// this returns.
        ///
        /// - Parameter call: The call.
        /// - Returns: The call's result; nil if it threw.
        @discardableResult
        public func perform<Value: Sendable>(
            _ call: @Sendable (AWSMobileClient) async throws -> Value
        ) async -> Value? {
            calls += 1
            lastError = nil
            defer {
                calls -= 1
                update()
            }
            do { return try await call(client) } catch {
                lastError = error
                return nil
            }
        }

        /// Sets only changed properties, so that unchanged ones redraw no view.
        private func update() {
            let (newState, session) = client.driver.current
            let newClaims = session?.tokens.idToken?.typedClaims
            if state != newState { state = newState }
            if username != session?.username { username = session?.username }
            if isSignedIn != client.isSignedIn { isSignedIn = client.isSignedIn }
            if claims != newClaims { claims = newClaims }
        }
    }

    /// Ends the task of a model that is released. The model itself cannot: its `deinit` has no actor.
    private final class Reader: @unchecked Sendable {
        /// Set once, before the model is shared.
        var task: Task<Void, Never>?

        deinit { task?.cancel() }
    }
#endif
