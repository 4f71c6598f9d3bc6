import Directory
import Factors
import Kernel
import Tokens

extension Authenticator {
    /// The end of a sign-in on the hosted page: a browser session. Tokens follow when the client exchanges the code.
    func authenticated(_ user: User, _ attempt: SignInAttempt) -> PreparedStep {
        let (pool, device) = (attempt.call.pool, attempt.device.proven)
        let session = NewBrowserSession(
            of: user.id, in: pool.id, now: attempt.now, cipher: services.cipher, world: services.world)
        var signedIn = AuthenticatedUser(
            user: user, pool: pool, session: session.text, authenticatedAt: attempt.now)
        signedIn.isOnNewDevice = attempt.device.isNew
        return PreparedStep(step: .authenticated(signedIn), signedIn: (user, { try session.end($0) })) { tx in
            // A sign-in that was planned with another state of the device starts over.
            if let device,
                try !UserDeviceTable(tx).authenticate(device, of: user.id, in: pool.id, now: attempt.now)
            {
                throw UserChangedError()
            }
            try session.write(tx)
        }
    }
}
