import Dispatch
import Foundation
import Kernel

/// Applies events to the state machine, one at a time, and does its actions in this order: write the store, publish the
/// state, call the listeners, answer the calls.
final class SessionDriver: Sendable {
    /// The pool, or the error in its configuration.
    let pool: Result<PoolCalls, AWSMobileClientError>
    let identity: IdentityAccess
    let listeners = UserStateListeners()
    let observers: SessionObservers
    /// The limit of a wait for a sign-in; nil for none.
    let waitLimit = Locked<Duration?>(.seconds(600))
    let hostedUI: HostedUIDriver
    let store: SessionStore?
    let logins: LoginStore?
    let world: World
    let pending = Locked(PendingCalls())
    let machine: Locked<UserStateMachine>
    /// Applies the events and uses the store. A queue, because a store may block for a disk or for a user who unlocks a
    /// keyring, and must not block the few threads of Swift's concurrency.
    private let events = DispatchQueue(label: "AWSMobileClient.events")
    /// Calls the listeners and answers the calls, in the order of the events.
    private let notifications = DispatchQueue(label: "AWSMobileClient.notifications")

    init(
        _ pool: Result<PoolCalls, AWSMobileClientError>, hostedUI: HostedUIDriver = HostedUIDriver(),
        store: SessionStore?, logins: LoginStore?, world: World, log: ClientLog,
        identity: IdentityAccess = IdentityAccess()
    ) {
        self.hostedUI = hostedUI
        self.pool = pool
        self.identity = identity
        self.store = store
        self.logins = logins
        self.world = world
        observers = SessionObservers(log: log)
        machine = Locked(
            UserStateMachine(
                provider: (try? pool.get().pool.provider) ?? "", hasIdentityPool: identity.store != nil,
                hostedScopes: hostedUI.configuration?.scopes))
    }

    /// Applies `event` before it returns. It waits for the store, but not for the network or for listeners.
    func send(_ event: Event) { events.sync { apply(event) } }

    /// Applies `event` later, after all events before it.
    func post(_ event: Event) { events.async { self.apply(event) } }

    /// Runs `work` between two events.
    func onEventQueue<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            events.async { continuation.resume(with: Swift.Result(catching: work)) }
        }
    }

    /// Reads the store if the state is unknown, before it returns.
    func initializeNow() throws -> UserState { try events.sync { try restore() } }

    /// Reads the store if the state is unknown.
    func initialize() async throws -> UserState { try await onEventQueue { try self.restore() } }

    private func restore() throws -> UserState {
        do { _ = try pool.get() } catch {
            guard case .userPoolNotConfigured = error else { throw error }
        }
        if current.state == .unknown {
            if let kept = try identity.store?.load() { apply(.identity(.restored(kept))) }
            let login = try logins?.load() ?? LoginRecord()
            apply(.restored(try restoredSession(login), login))
        }
        return current.state
    }

    private func apply(_ event: Event) {
        var next = machine.read { $0 }
        var actions = next.take(event)
        if let error = write(actions) {
            (next, actions) = recover(from: error, at: event, next: next, actions: actions)
        }
        let before = machine.exchange(next).state
        publish(actions, from: before, to: next.state)
        for action in actions { start(action) }
        let notified = actions
        notifications.async { for action in notified { self.notify(action) } }
    }

    /// Answers `call` with a result that is not the machine's.
    func answer(_ call: CallID, with result: CallResult) {
        notifications.async { self.notify(.answer(call, result)) }
    }

    /// Runs a completion handler.
    func runCompletion(_ body: @escaping @Sendable () -> Void) { HandlerThreads.shared.run(body) }

    private func notify(_ action: Action) {
        switch action {
        case .notify(let state, let info): listeners.call(with: state, info: info)
        case .answer(let call, let result):
            let (completion, running) = pending.change { $0.close(call) }
            running?.cancel()
            if let completion { runCompletion { completion(result) } }
        case .cancelSignIn(let call): cancelTask(of: call)
        case .save, .keep, .erase, .limitWait, .refresh, .signIn, .respond, .showHostedUI, .signOutRemotely, .identity:
            break
        }
    }
}
