import Kernel

extension SessionDriver {
    /// Tells the streams what `apply` has published: each state of which listeners are told, and the state that
    /// `initialize` finds, of which they are not.
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
