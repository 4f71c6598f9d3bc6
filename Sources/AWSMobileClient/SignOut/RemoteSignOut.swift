/// The part of a sign-out at the service, after the session was removed on this device.
struct RemoteSignOut: Sendable {
    var session: Session
    var login: LoginRecord
    /// The steps in their order.
    var steps: [SignOutError.Step]

    /// Nil if nothing remains to do. A global sign-out also revokes this session's refresh token.
    init?(of session: Session, login: LoginRecord, invalidate: Bool, globally: Bool) {
        self.session = session
        self.login = login
        steps = globally ? [.globalSignOut] : invalidate && session.isRevocable ? [.revokeToken] : []
        if invalidate, session.scopes != nil { steps.append(.logoutPage) }
        guard !steps.isEmpty else { return nil }
    }
}
