public import Directory
public import Kernel
import SRP
public import SignIn

/// Sign-ins.
extension TestServer {
    /// Starts a sign-in with `flow`; adds the secret hash if `client` has a secret.
    public func begin(
        _ flow: AuthFlow, _ parameters: [String: String], by client: Client, as administrator: Bool = false
    ) async throws -> SignInStep {
        try await authenticator.begin(flow, try call(parameters, by: client, as: administrator))
    }

    /// Answers `challenge`; adds the secret hash if `client` has a secret.
    public func answer(
        _ challenge: Challenge, session: String? = nil, _ parameters: [String: String], by client: Client,
        as administrator: Bool = false
    ) async throws -> SignInStep {
        try await authenticator.answer(
            challenge, session: session, try call(parameters, by: client, as: administrator))
    }

    /// The tokens of a sign-in with the password.
    ///
    /// - Throws: `PendingChallenge` if there is a challenge.
    @discardableResult
    public func signIn(_ name: String, password: String = TestServer.password, by client: Client) async throws
        -> IssuedTokens
    {
        try await begin(.password, ["USERNAME": name, "PASSWORD": password], by: client).tokens
    }

    /// The next step after `name` has proven the password by SRP.
    public func signInBySRP(_ name: String, password: String = TestServer.password, by client: Client) async throws
        -> SignInStep
    {
        let flow = try SRPSignIn(self, name, client)
        return try await flow.answer(try await flow.start(), password: password)
    }

    /// The tokens for a refresh token.
    public func exchange(_ refreshToken: String, by client: Client) async throws -> IssuedTokens {
        try await begin(.refreshToken, ["REFRESH_TOKEN": refreshToken], by: client).tokens
    }

    /// The identity in the access token of `tokens`.
    public func identity(of tokens: IssuedTokens) async throws -> AccessTokenIdentity {
        try await accessTokens.verify(tokens.accessToken)
    }

    private func call(_ parameters: [String: String], by client: Client, as administrator: Bool) throws -> SignInRequest
    {
        var parameters = parameters
        if parameters["SECRET_HASH"] == nil, let name = parameters["USERNAME"] {
            parameters["SECRET_HASH"] = try secretHash(of: name, client)
        }
        return SignInRequest(
            client: client.id, pool: administrator ? client.pool : nil, parameters: AuthParameters(parameters))
    }
}

extension SignInStep {
    /// The tokens of a completed sign-in.
    ///
    /// - Throws: `PendingChallenge` if there is a challenge.
    public var tokens: IssuedTokens {
        get throws {
            switch self {
            case .signedIn(let tokens): return tokens
            case .asked(let challenge, let session, let parameters):
                throw PendingChallenge(challenge: challenge, session: session, parameters: parameters)
            }
        }
    }

    /// The challenge of an unfinished sign-in.
    ///
    /// - Throws: `NoChallengeError` if there is none.
    public var pendingChallenge: PendingChallenge {
        get throws {
            guard case .asked(let challenge, let session, let parameters) = self else { throw NoChallengeError() }
            return PendingChallenge(challenge: challenge, session: session, parameters: parameters)
        }
    }
}

/// A challenge in a response.
public struct PendingChallenge: Error, Sendable {
    /// The kind of challenge.
    public let challenge: Challenge
    /// To be sent with the answer; nil if the parameters contain the whole state.
    public let session: String?
    /// The challenge parameters.
    public let parameters: [String: String]

    /// Creates a challenge, for example a forged one.
    public init(challenge: Challenge, session: String?, parameters: [String: String]) {
        self.challenge = challenge
        self.session = session
        self.parameters = parameters
    }
}

/// The sign-in is complete.
public struct NoChallengeError: Error {}
