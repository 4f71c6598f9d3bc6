/// The observers of changes beside the listeners: streams, and the log.
struct SessionObservers: Sendable {
    /// The states, for the app.
    let states = ChangeStreams(UserState.unknown)
    /// Every change of state or session, for models.
    let sessions = ChangeStreams(())
    let log: ClientLog

    /// Ends the streams.
    func end() {
        states.end()
        sessions.end()
    }
}

extension SessionDriver {
    var states: ChangeStreams<UserState> { observers.states }
    var sessions: ChangeStreams<Void> { observers.sessions }
    var log: ClientLog { observers.log }
}
