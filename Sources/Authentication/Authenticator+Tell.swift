import Directory
import Factors
import Kernel
import Messaging
import Storage
import Tokens

extension Authenticator {
    /// Does what follows the commit, before the caller is told: sends the message, and calls the function for completed
    /// sign-ins. It is called once, however often the request started over.
    ///
    /// - Parameter prepared: Nil if the functions of the pool end the sign-in.
    /// - Throws: `SignInRefusal.wrongCredentials` if they do, and `TriggerRefusal` if the function refuses: then the
    ///   new session ends, and its tokens are not told.
    func tell(_ prepared: PreparedStep?, of attempt: SignInAttempt) async throws -> SignInStep {
        guard let prepared else {
            try await end(attempt)
            throw SignInRefusal.wrongCredentials
        }
        if let message = prepared.message { try await services.codes.send(message) }
        if let (user, end) = prepared.signedIn {
            do { try await attempt.postAuthenticate(user, onNewDevice: prepared.step.isOnNewDevice) } catch {
                try await services.database.write { try end($0) }
                throw error
            }
        }
        return prepared.step
    }

    /// Consumes the answer, which stays counted as a wrong one.
    private func end(_ attempt: SignInAttempt) async throws {
        try await attempt.counted?.fail()
        try await services.database.write { try attempt.singleUse.useWhenCommitted($0, in: attempt.call.pool.id) }
    }
}
