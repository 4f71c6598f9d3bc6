import Kernel

extension SessionDriver {
    /// Sends the streams each state that listeners receive, and also the state that `initialize` finds, which listeners
    /// do not receive.
    func publish(_ actions: [Action], from before: UserState, to after: UserState) {
        var changes = actions.compactMap { if case .notify(let state, _) = $0 { state } else { nil } }
        if changes.last ?? before != after { changes.append(after) }
        for state in changes {
            states.publish(state)
            log.write(.stateChanged) { $0.state = state }
        }
        sessions.publish(())
    }
}
