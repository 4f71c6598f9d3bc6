import Kernel
import UserPoolsModel
import WireClient
import WireRuntime

extension PoolCalls {
    /// Makes a session of `result`. After a refresh, tokens that it lacks are taken from `before`.
    func session(_ result: AuthenticationResultType, username: String, before: Session? = nil) throws -> Session {
        guard let access = result.accessToken else { throw AWSMobileClientError.noSession }
        let nameInPool = TokenClaims.read(access.exposed)?["username"]?.string
        let lifetimes = [TokenLifetime.seconds(of: [access, result.idToken]), result.expiresIn.map(Int64.init)]
        return Session(
            username: nameInPool ?? username, idToken: result.idToken ?? before?.idToken, accessToken: access,
            refreshToken: result.refreshToken ?? before?.refreshToken,
            expiration: lifetimes.compactMap(\.self).min().map { world.now().advanced(seconds: $0) },
            isRotated: rotates.read { $0 })
    }

    /// Refreshes the tokens of `session`.
    ///
    /// App clients with refresh token rotation refuse the flow `REFRESH_TOKEN_AUTH`; they require
    /// `GetTokensFromRefreshToken`. The call that the app client accepted last is tried first. The session records it,
    /// so this also works after a restart.
    func refresh(_ session: Session) async throws -> Session {
        let isRotating = rotates.read { $0 } ?? session.isRotated ?? false
        do { return try await refresh(session, byOperation: isRotating) } catch let error as ServiceResponseError {
            guard error.code == .invalidParameter else { throw error }
            return try await refresh(session, byOperation: !isRotating)
        }
    }

    private func refresh(_ session: Session, byOperation: Bool) async throws -> Session {
        let result = byOperation ? try await refreshByOperation(session) : try await refreshByFlow(session)
        guard let result else { throw AWSMobileClientError.noSession }
        _ = rotates.exchange(byOperation)
        return try self.session(result, username: session.username, before: session)
    }

    private func refreshByFlow(_ session: Session) async throws -> AuthenticationResultType? {
        var parameters = ["REFRESH_TOKEN": session.refreshToken?.exposed ?? ""]
        parameters["SECRET_HASH"] = secretHash(session.username)?.exposed
        return try await onDevice(of: session) { [parameters] device in
            var parameters = parameters
            parameters["DEVICE_KEY"] = device
            let input = InitiateAuthInput(
                authFlow: .refreshTokenAuth, authParameters: Secret(parameters), clientId: pool.clientID,
                userContextData: context(session.username))
            return try await call(input).authenticationResult
        }
    }

    private func refreshByOperation(_ session: Session) async throws -> AuthenticationResultType? {
        try await onDevice(of: session) { device in
            let input = GetTokensFromRefreshTokenInput(
                clientId: pool.clientID, clientSecret: pool.clientSecret, deviceKey: device,
                refreshToken: session.refreshToken ?? Secret(""))
            return try await call(input).authenticationResult
        }
    }

    /// Revokes the session's refresh token, and with it the access tokens derived from it.
    func revoke(_ session: Session) async throws {
        guard let token = session.refreshToken else { return }
        _ = try await call(
            RevokeTokenInput(clientId: pool.clientID, clientSecret: pool.clientSecret, token: token))
    }
}

extension ServiceResponseError {
    /// Whether this error of a refresh means that the refresh token is invalid.
    var refusesRefreshToken: Bool { code == .notAuthorized || code == .refreshTokenReuse }

    /// Whether this error of an answer to a challenge means that it cannot be answered again.
    var endsChallenge: Bool {
        switch code {
        case .notAuthorized, .expiredCode, .userNotFound, .userNotConfirmed, .passwordResetRequired, .resourceNotFound:
            true
        default: false
        }
    }
}
