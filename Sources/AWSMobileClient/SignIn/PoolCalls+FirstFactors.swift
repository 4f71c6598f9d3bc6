import Kernel
import SRP
import UserPoolsModel
import WireClient

/// Sign-ins that begin with a factor of the user's choice (`USER_AUTH`).
extension PoolCalls {
    /// Begins with `factor`, or lets the user choose.
    func begin(with factor: SignInFactor?, credentials: SignInCredentials) async throws -> SignInProgress {
        let isPassword = [SignInFactor.password.rawValue, SignInChallenge.passwordBySRP].contains(factor?.rawValue)
        var parameters: [String: String] = [:]
        // The service takes the password in the request that names it, but the app has not asked for it yet.
        parameters["PREFERRED_CHALLENGE"] = isPassword ? nil : factor?.rawValue
        let progress = try await proceed(
            from: try await initiate(
                .userAuth, adding: parameters, credentials: credentials, metadata: credentials.clientMetadata),
            of: credentials.username, alias: credentials.username, metadata: credentials.clientMetadata)
        guard isPassword, case .challenge(let challenge) = progress, challenge.offered.contains(.password)
        else { return progress }
        return .challenge(challenge.after(.passwordChosen))
    }

    /// Continues with the password, which the user has chosen and entered: proves it, or sends it if the service or the
    /// configuration requires that.
    func enterPassword(for challenge: SignInChallenge, with answer: ChallengeAnswer) async throws -> SignInProgress {
        guard challenge.available.contains(SignInChallenge.passwordBySRP), !pool.sendsPassword else {
            return try await send(challenge.responses(answer), to: challenge, metadata: answer.clientMetadata)
        }
        let timestamp = SRPTimestamp.text(world.now())
        let client = try SRPClient(arithmetic: BigIntArithmetic(), random: world.bytes)
        let responses = ["ANSWER": SignInChallenge.passwordBySRP, "SRP_A": client.publicValue.hex]
        let opening = try await respond(
            to: .selectChallenge, of: challenge.username, responses: responses, session: challenge.session,
            metadata: answer.clientMetadata)
        return try await prove(
            answer.response, by: client, after: opening, of: challenge.username, alias: challenge.alias,
            timestamp: timestamp, metadata: answer.clientMetadata)
    }
}
