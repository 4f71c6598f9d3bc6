import Directory
import Kernel
import Tokens

extension Authenticator {
    /// The end of a sign-in on the hosted page: a browser session. Tokens follow when the client exchanges the code.
    func authenticated(_ user: User, _ attempt: SignInAttempt) -> PreparedStep {
        let session = NewBrowserSession(
            of: user.id, in: attempt.call.pool.id, now: attempt.now, cipher: services.cipher, world: services.world)
        let step = SignInStep.authenticated(
            AuthenticatedUser(
                user: user, pool: attempt.call.pool, session: session.text, authenticatedAt: attempt.now))
        return PreparedStep(step: step, signedIn: (user, { try session.end($0) })) { try session.write($0) }
    }
}
