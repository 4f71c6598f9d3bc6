public import Directory
import Kernel
import SRP
public import SignIn

/// Signing in, in a line each.
extension TestServer {
    /// Opens a sign-in by `flow` with `parameters`; the secret hash is added where `client` has a secret.
    public func begin(
        _ flow: AuthFlow, _ parameters: [String: String], by client: Client, as administrator: Bool = false
    ) async throws -> SignInStep {
        try await authenticator.begin(flow, try call(parameters, by: client, as: administrator))
    }

    /// Answers `challenge` in the same way.
    public func answer(
        _ challenge: Challenge, session: String? = nil, _ parameters: [String: String], by client: Client,
        as administrator: Bool = false
    ) async throws -> SignInStep {
        try await authenticator.answer(
            challenge, session: session, try call(parameters, by: client, as: administrator))
    }

    /// Tokens for `name`, who sends the password itself.
    ///
    /// Throws `PendingChallenge` where a challenge stands before them.
    @discardableResult
    public func signIn(_ name: String, password: String = TestServer.password, by client: Client) async throws
        -> IssuedTokens
    {
        try await begin(.password, ["USERNAME": name, "PASSWORD": password], by: client).tokens
    }

    /// What stands after `name` has proven the password by SRP.
    public func signInBySRP(_ name: String, password: String = TestServer.password, by client: Client) async throws
        -> SignInStep
    {
        let flow = try SRPSignIn(self, name, client)
        return try await flow.answer(try await flow.start(), password: password)
    }

    /// The same tokens, bought with a refresh token.
    public func exchange(_ refreshToken: String, by client: Client) async throws -> IssuedTokens {
        try await begin(.refreshToken, ["REFRESH_TOKEN": refreshToken], by: client).tokens
    }

    /// Who holds the access token among `tokens`.
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
    /// The tokens of a sign-in that is done.
    ///
    /// Throws `PendingChallenge` where a challenge stands before them.
    public var tokens: IssuedTokens {
        get throws {
            switch self {
            case .signedIn(let tokens): return tokens
            case .asked(let challenge, let session, let parameters):
                throw PendingChallenge(challenge: challenge, session: session, parameters: parameters)
            }
        }
    }

    /// The question of a sign-in that is not done.
    ///
    /// Throws `NoChallengeError` where there is none.
    public var pendingChallenge: PendingChallenge {
        get throws {
            guard case .asked(let challenge, let session, let parameters) = self else { throw NoChallengeError() }
            return PendingChallenge(challenge: challenge, session: session, parameters: parameters)
        }
    }
}

/// A question that stands between a person and the tokens.
public struct PendingChallenge: Error, Sendable {
    /// What is asked.
    public let challenge: Challenge
    /// To be returned with the answer; nil where the parameters carry everything.
    public let session: String?
    /// What the answer is made of.
    public let parameters: [String: String]

    /// A question as it came, or as somebody forged it.
    public init(challenge: Challenge, session: String?, parameters: [String: String]) {
        self.challenge = challenge
        self.session = session
        self.parameters = parameters
    }
}

/// There are tokens already.
public struct NoChallengeError: Error {}
