package import Authentication
package import Directory
package import Kernel
import SRP
package import Tokens
import UserPoolAPI

/// Sign-ins, in the words of the wire.
extension TestServer {
    /// Starts a sign-in with `flow`; adds the secret hash if `client` has a secret.
    package func begin(
        _ flow: AuthFlow, with parameters: [String: String], by client: Client, as administrator: Bool = false,
        metadata: [String: String]? = nil
    ) async throws -> SignInStep {
        try await begin(
            flow, exactly: try hashed(parameters, by: client), by: client.id, in: administrator ? client.pool : nil,
            metadata: metadata)
    }

    /// Starts a sign-in with `flow` and exactly these parameters; as an administrator, if a pool is named.
    package func begin(
        _ flow: AuthFlow, exactly parameters: [String: String], session: String? = nil, by client: ClientID,
        in pool: UserPoolID? = nil, metadata: [String: String]? = nil
    ) async throws -> SignInStep {
        try await authenticator.signIn(
            try SignInRequest(
                flow, in: AuthParameters(Secret(parameters)), session: session.map { Secret($0) }, client: client,
                origin: origin(pool), clientMetadata: metadata))
    }

    /// Answers `challenge`; adds the secret hash if `client` has a secret.
    package func answer(
        _ challenge: AskedChallenge.Name, session: String? = nil, with parameters: [String: String], by client: Client,
        as administrator: Bool = false, metadata: [String: String]? = nil
    ) async throws -> SignInStep {
        try await answer(
            challenge, session: session, exactly: try hashed(parameters, by: client), by: client.id,
            in: administrator ? client.pool : nil, metadata: metadata)
    }

    /// Answers `challenge` with exactly these parameters; as an administrator, if a pool is named.
    package func answer(
        _ challenge: AskedChallenge.Name, session: String?, exactly parameters: [String: String], by client: ClientID,
        in pool: UserPoolID? = nil, metadata: [String: String]? = nil
    ) async throws -> SignInStep {
        try await authenticator.signIn(
            SignInRequest(
                replyTo: challenge.rawValue, session: session.map { Secret($0) },
                in: AuthParameters(Secret(parameters)), client: client, origin: origin(pool), clientMetadata: metadata))
    }

    /// The tokens of a sign-in with the password.
    ///
    /// - Throws: `AskedChallenge` if there is a challenge.
    @discardableResult
    package func signIn(_ name: String, password: String = TestServer.password, by client: Client) async throws
        -> IssuedTokens
    {
        try await begin(.password, with: ["USERNAME": name, "PASSWORD": password], by: client).tokens
    }

    /// The next step after `name` has proven the password by SRP.
    package func signInBySRP(_ name: String, password: String = TestServer.password, by client: Client) async throws
        -> SignInStep
    {
        let flow = try SRPSignIn(self, of: name, by: client)
        return try await flow.answer(try await flow.start(), password: password)
    }

    /// The tokens that `refreshToken` is exchanged for.
    package func exchange(_ refreshToken: String, by client: Client) async throws -> IssuedTokens {
        try await begin(.refreshToken, with: ["REFRESH_TOKEN": refreshToken], by: client).tokens
    }

    /// The user and session of an access token, which is verified.
    package func identity(of tokens: IssuedTokens) async throws -> AccessTokenIdentity {
        try await accessTokens.verify(tokens.accessToken)
    }

    private func origin(_ pool: UserPoolID?) -> SignInRequest.Origin { pool.map { .administrator($0) } ?? .app }

    /// `parameters` with the secret hash, if the client has a secret and they lack the hash.
    private func hashed(_ parameters: [String: String], by client: Client) throws -> [String: String] {
        var parameters = parameters
        if parameters["SECRET_HASH"] == nil, let name = parameters["USERNAME"] {
            parameters["SECRET_HASH"] = try secretHash(of: name, client)?.exposed
        }
        return parameters
    }
}

extension SignInStep {
    /// The tokens of a completed sign-in.
    ///
    /// - Throws: `AskedChallenge` if there is a challenge.
    package var tokens: IssuedTokens {
        get throws {
            guard case .signedIn(let tokens) = self else { throw try pendingChallenge }
            return tokens
        }
    }

    /// The challenge of an unfinished sign-in.
    ///
    /// - Throws: `NoChallengeError` if there is none.
    package var pendingChallenge: AskedChallenge {
        get throws {
            guard let output = try ChallengeOutput(self) else { throw NoChallengeError() }
            return AskedChallenge(
                challenge: .init(output.kind), session: output.session?.exposed,
                parameters: output.parameters, available: output.available?.map(\.rawValue))
        }
    }
}

/// A challenge in a response.
package struct AskedChallenge: Error, Sendable {
    /// The name of a challenge, known or unknown.
    package struct Name: RawRepresentable, Hashable, Sendable {
        /// The name on the wire.
        package let rawValue: String

        /// Names a challenge.
        package init(rawValue: String) { self.rawValue = rawValue }

        package init(_ kind: ChallengeKind) { rawValue = kind.rawValue }

        /// A proof of the password by SRP.
        package static let passwordVerifier = Name(.passwordVerifier)
        /// A challenge of a function.
        package static let custom = Name(.custom)
        /// A new password in place of a temporary one.
        package static let newPassword = Name(.newPassword)
        /// A code in a text message.
        package static let sms = Name(.smsSecondFactor)
        /// A code in an e-mail.
        package static let email = Name(.emailCode)
        /// A code of an authenticator app.
        package static let softwareToken = Name(.softwareToken)
        /// The choice of a second factor.
        package static let selection = Name(.secondFactorSelection)
        /// The registration of a second factor.
        package static let setup = Name(.secondFactorSetup)
        /// The choice of a first factor.
        package static let firstFactor = Name(.firstFactorSelection)
        /// A code in a text message, as a first factor.
        package static let smsCode = Name(.smsCode)
    }

    /// The kind of challenge.
    package let challenge: Name
    /// To be sent with the answer; nil if the parameters contain the whole state.
    package let session: String?
    /// The challenge parameters.
    package let parameters: [String: String]
    /// The challenges to choose from; nil if there is nothing to choose.
    package let available: [String]?

    /// Creates a challenge, for example a forged one.
    package init(challenge: Name, session: String?, parameters: [String: String], available: [String]? = nil) {
        self.available = available
        self.challenge = challenge
        self.session = session
        self.parameters = parameters
    }
}

/// The sign-in is complete.
package struct NoChallengeError: Error {}
