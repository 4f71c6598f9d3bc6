import Kernel
import WireClient
import WireModel

extension PoolCalls {
    /// The session that `result` begins, or goes on with where it was refreshed: what it does not bring stays.
    func session(_ result: AuthenticationResultType, username: String, before: Session? = nil) throws -> Session {
        guard let access = result.accessToken else { throw AWSMobileClientError.noSession }
        let known = TokenClaims.read(access.exposed)?["username"]?.string
        return Session(
            username: known ?? username, idToken: result.idToken ?? before?.idToken, accessToken: access,
            refreshToken: result.refreshToken ?? before?.refreshToken,
            expiration: result.expiresIn.map { world.now().advanced(seconds: Int64($0)) })
    }

    /// New tokens for `session`.
    ///
    /// App clients that replace refresh tokens with each use do not take the flow, but an operation of its own.
    func refresh(_ session: Session) async throws -> Session {
        do { return try await refreshByFlow(session) } catch let failure as ServiceFailure {
            guard failure.code == .invalidParameter else { throw failure }
            return try await refreshByExchange(session)
        }
    }

    private func refreshByFlow(_ session: Session) async throws -> Session {
        var parameters = ["REFRESH_TOKEN": session.refreshToken?.exposed ?? ""]
        parameters["SECRET_HASH"] = secretHash(session.username)?.exposed
        let input = InitiateAuthInput(
            authFlow: .refreshTokenAuth, authParameters: Secret(parameters), clientId: pool.clientID,
            userContextData: context(session.username))
        return try self.session(try await call(input).authenticationResult, after: session)
    }

    private func refreshByExchange(_ session: Session) async throws -> Session {
        let input = GetTokensFromRefreshTokenInput(
            clientId: pool.clientID, clientSecret: pool.clientSecret, refreshToken: session.refreshToken ?? Secret(""))
        return try self.session(try await call(input).authenticationResult, after: session)
    }

    private func session(_ result: AuthenticationResultType?, after session: Session) throws -> Session {
        guard let result else { throw AWSMobileClientError.noSession }
        return try self.session(result, username: session.username, before: session)
    }

    /// Asks the service to take the session's refresh token back, and with it all that came of it.
    func revoke(_ session: Session) async throws {
        guard let token = session.refreshToken else { return }
        _ = try await call(
            RevokeTokenInput(clientId: pool.clientID, clientSecret: pool.clientSecret, token: token))
    }
}

extension ServiceFailure {
    /// Whether the service, asked to refresh, said that the token is no longer good. All else says nothing about it.
    var refusesRefreshToken: Bool { code == .notAuthorized || code == .refreshTokenReuse }

    /// Whether a challenge that was answered so cannot be answered again (spec G.1.4).
    var endsChallenge: Bool {
        switch code {
        case .notAuthorized, .expiredCode, .userNotFound, .userNotConfirmed, .passwordResetRequired, .resourceNotFound:
            true
        default: false
        }
    }
}
