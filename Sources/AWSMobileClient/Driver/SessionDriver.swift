import Dispatch
import Foundation
import Kernel

/// Lets events happen to the machine, one at a time, and does what it asks for: keep first, then publish, then tell the
/// listeners, then answer (spec B.1).
final class SessionDriver: Sendable {
    /// The pool, or why there is none.
    let pool: Result<PoolCalls, AWSMobileClientError>
    let listeners = UserStateListeners()
    /// How long a call waits for somebody to sign in again; nil for as long as it takes.
    let waitLimit = Locked<Duration?>(.seconds(600))
    let store: SessionStore?
    let world: World
    let pending = Locked(PendingCalls())
    private let machine: Locked<UserStateMachine>
    /// Where events happen, one after the other, and the store is asked: it may have to wait for a disk, or for
    /// somebody who unlocks a keyring, and the threads of the language's own pool are too few to wait along.
    private let turns = DispatchQueue(label: "AWSMobileClient.turns")
    /// Tells what happened in the order in which it did.
    private let queue = DispatchQueue(label: "AWSMobileClient.listeners")
    /// Runs the app's completions, so that one of them may wait for another.
    private let completions = DispatchQueue(label: "AWSMobileClient.completions", attributes: .concurrent)

    init(_ pool: Result<PoolCalls, AWSMobileClientError>, store: SessionStore?, world: World) {
        self.pool = pool
        self.store = store
        self.world = world
        machine = Locked(UserStateMachine(provider: (try? pool.get().pool.provider) ?? ""))
    }

    /// Who is signed in at this moment.
    var current: (state: UserState, session: Session?) { machine.read { ($0.state, $0.session) } }

    /// Lets `event` happen before it returns, for calls that promise so. What it waits for is the store: network and
    /// callbacks come after it.
    func send(_ event: Event) { turns.sync { happen(event) } }

    /// Lets `event` happen after all that were sent or posted before.
    func post(_ event: Event) { turns.async { self.happen(event) } }

    /// What `work` gives when its turn has come.
    func inTurn<Result: Sendable>(_ work: @escaping @Sendable () throws -> Result) async throws -> Result {
        try await withCheckedThrowingContinuation { continuation in
            turns.async { continuation.resume(with: Swift.Result(catching: work)) }
        }
    }

    /// Finds out who is signed in, before it returns.
    func initializeNow() throws -> UserState { try turns.sync { try restore() } }

    /// The same for those who can wait. Reads the store, once, and tells nobody: nothing changed.
    func initialize() async throws -> UserState { try await inTurn { try self.restore() } }

    private func restore() throws -> UserState {
        do { _ = try pool.get() } catch {
            guard case .userPoolNotConfigured = error else { throw error }
        }
        if current.state == .unknown { happen(.restored(try store?.load())) }
        return current.state
    }

    private func happen(_ event: Event) {
        var next = machine.read { $0 }
        var actions = next.take(event)
        if let error = keep(actions) { (next, actions) = settle(event, next, actions, error) }
        _ = machine.exchange(next)
        for action in actions { start(action) }
        let told = actions
        queue.async { for action in told { self.tell(action) } }
    }

    /// Ends `call` outside the machine.
    func answer(_ call: CallID, _ outcome: Outcome) {
        queue.async { self.tell(.answer(call, outcome)) }
    }

    /// Cancels what runs for `call`.
    func stop(_ call: CallID) { pending.read { $0.running(for: call) }?.cancel() }

    /// Runs `body` where completions run.
    func complete(_ body: @escaping @Sendable () -> Void) { completions.async(execute: body) }

    private func keep(_ actions: [Action]) -> (any Error)? {
        do {
            for action in actions {
                switch action {
                case .save(let session): try store?.save(session)
                case .erase: try store?.erase()
                default: break
                }
            }
            return nil
        } catch { return error }
    }

    /// What follows where the store failed: a sign-in fails, a sign-out says so, a refresh goes on from memory.
    private func settle(
        _ event: Event, _ next: UserStateMachine, _ actions: [Action], _ error: any Error
    ) -> (UserStateMachine, [Action]) {
        switch event {
        case .proved(let call, _):
            var before = machine.read { $0 }
            let actions = before.take(.signInFailed(call, error, ends: true))
            return (before, actions)
        case .signOut:
            return (
                next,
                actions.map { if case .answer(let call, .done) = $0 { .answer(call, .failed(error)) } else { $0 } }
            )
        default: return (next, actions)
        }
    }

    private func tell(_ action: Action) {
        switch action {
        case .notify(let state, let info): listeners.tell(state, info)
        case .answer(let call, let outcome):
            let (completion, running) = pending.change { $0.close(call) }
            running?.cancel()
            if let completion { completions.async { completion(outcome) } }
        case .abandon(let call): stop(call)
        default: break
        }
    }
}
