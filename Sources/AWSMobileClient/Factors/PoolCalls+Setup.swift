import Kernel
import UserPoolsModel
import WireClient
import WireRuntime

/// The set-up of a second factor that the pool requires.
extension PoolCalls {
    /// Begins the set-up: of the only factor that is offered, or with the app's choice of one.
    func beginSetup(_ challenge: SignInChallenge) async throws -> SignInProgress {
        guard let only = challenge.offered.first else {
            throw AWSMobileClientError.unsupportedChallenge(challenge.kind.rawValue)
        }
        return challenge.offered.count == 1 ? try await begin(only, for: challenge) : .challenge(challenge)
    }

    /// Continues the set-up with the app's next answer.
    func setUp(for challenge: SignInChallenge, with answer: ChallengeAnswer) async throws -> SignInProgress {
        switch challenge.progress {
        case .begun, .passwordChosen:
            let factor = SignInFactor(rawValue: answer.response.exposed)
            guard challenge.offered.contains(factor) else {
                throw AWSMobileClientError.factorNotOffered(challenge.offered)
            }
            return try await begin(factor, for: challenge)
        case .emailChosen:
            return try await send(["EMAIL": answer.response.exposed], to: challenge, metadata: answer.clientMetadata)
        case .appHasSecret:
            let session = try await verifySoftwareToken(
                VerifySoftwareTokenInput(session: challenge.session, userCode: answer.response))
            return try await finish(challenge.after(.appIsVerified, session: session), with: answer)
        case .appIsVerified: return try await finish(challenge, with: answer)
        }
    }

    private func begin(_ factor: SignInFactor, for challenge: SignInChallenge) async throws -> SignInProgress {
        guard factor == .authenticatorApp else { return .challenge(challenge.after(.emailChosen)) }
        let output = try await call(AssociateSoftwareTokenInput(session: challenge.session))
        guard let secret = output.secretCode else { throw AWSMobileClientError.noSecret }
        let setup = AuthenticatorAppSetup(secret, account: challenge.alias ?? challenge.username)
        return .challenge(challenge.after(.appHasSecret(setup), session: output.session))
    }

    /// Answers the challenge after its set-up. The first code has been accepted and cannot be sent again, so that after
    /// an error which does not end the sign-in the next answer repeats this step alone.
    private func finish(_ verified: SignInChallenge, with answer: ChallengeAnswer) async throws -> SignInProgress {
        do { return try await send([:], to: verified, metadata: answer.clientMetadata) } catch let error
            as SignInInterruption
        {
            throw error
        } catch {
            let ends = (error as? ServiceResponseError)?.endsChallenge ?? false
            throw SignInInterruption(reason: error, open: ends ? nil : verified)
        }
    }

    /// Checks the first code of an authenticator app.
    ///
    /// - Returns: The session that follows, in a sign-in.
    /// - Throws: `AWSMobileClientError.codeMismatch` for a wrong code.
    @discardableResult
    func verifySoftwareToken(_ input: VerifySoftwareTokenInput) async throws -> Secret<String>? {
        do {
            let output = try await call(input)
            guard output.status != .error else { throw AWSMobileClientError.wrongFirstCode }
            return output.session
        } catch let error as ServiceResponseError {
            guard error.code == .enableSoftwareTokenMFA else { throw error }
            throw AWSMobileClientError.codeMismatch(message: error.message)
        }
    }
}
