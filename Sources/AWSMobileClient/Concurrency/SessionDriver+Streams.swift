import Kernel

extension SessionDriver {
    /// Sends the streams each state that listeners receive, and also the state that `initialize` finds, which listeners
    /// do not receive.
    func publish(_ actions: [Action], from before: UserState, to after: UserState) {
        var told = actions.compactMap { if case .notify(let state, _) = $0 { state } else { nil } }
        if told.last ?? before != after { told.append(after) }
        for state in told {
            states.publish(state)
            log.write(.stateChanged) { $0.state = state }
        }
        sessions.publish(())
    }
}
