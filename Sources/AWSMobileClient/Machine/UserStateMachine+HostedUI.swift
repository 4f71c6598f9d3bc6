import Kernel

extension UserStateMachine {
    /// Begins a sign-in on hosted pages, which replaces a running sign-in.
    mutating func showHostedUI(for call: CallID, signIn: HostedUISignIn) -> [Action] {
        guard state != .signedIn else { return [.answer(call, .failed(AWSMobileClientError.alreadySignedIn))] }
        let replaced = endAttempt(.replaced)
        attempt = .signingIn(call)
        return replaced + [.showHostedUI(call, signIn)]
    }

    /// The session of a sign-in on hosted pages.
    mutating func hostedSignedIn(_ call: CallID, session newSession: Session, signIn: HostedUISignIn) -> [Action] {
        enter(call, session: newSession, record: signIn.record(newSession), info: signIn.info(newSession))
    }

    /// Whether the hosted session has other scopes than the app currently requests, such as after an update of the app.
    /// Its tokens then differ from what the app expects, and a refresh does not change that.
    var hasOtherScopes: Bool {
        guard let granted = session?.scopes, let wanted = login.scopes ?? hostedScopes else { return false }
        return HostedUIScopes.sorted(granted) != HostedUIScopes.sorted(wanted)
    }

    /// The values that listeners get when the service refuses the refresh token.
    var refusalInfo: [String: String] {
        guard let session else { return [:] }
        return session.scopes == nil ? ["username": session.username] : ["provider": "OAuth"]
    }
}
