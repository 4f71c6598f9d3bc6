import Kernel
import SRP
import UserPoolsModel
import WireClient

/// The result of one step of a sign-in.
enum SignInProgress: Sendable {
    case session(Session)
    case challenge(SignInChallenge)
}

extension PoolCalls {
    /// Signs in with a password by the configured flow.
    func signIn(_ credentials: SignInCredentials) async throws -> SignInProgress {
        switch pool.flow {
        case .srp: try await signInBySRP(credentials)
        case .password:
            try step(
                try await initiate(.userPasswordAuth, ["PASSWORD": credentials.password.exposed], credentials),
                credentials.username)
        }
    }

    /// Answers `challenge`.
    func respond(to challenge: SignInChallenge, _ answer: ChallengeAnswer) async throws -> SignInProgress {
        var responses = ["NEW_PASSWORD": answer.response.exposed]
        for (name, value) in answer.attributes { responses["userAttributes.\(name)"] = value }
        let input = RespondToAuthChallengeInput(
            challengeName: ChallengeNameType(rawValue: challenge.kind.rawValue),
            challengeResponses: parameters(challenge.username, responses), clientId: pool.clientID,
            clientMetadata: answer.clientMetadata.nilIfEmpty, session: challenge.session,
            userContextData: context(challenge.username))
        return try step(AuthOutput(try await call(input)), challenge.username)
    }

    private func signInBySRP(_ credentials: SignInCredentials) async throws -> SignInProgress {
        let timestamp = SRPTimestamp.text(world.now())
        let client = try SRPClient(arithmetic: BigIntArithmetic(), random: world.bytes)
        let opening = try await initiate(.userSrpAuth, ["SRP_A": client.publicValue.hex], credentials)
        guard opening.name == .passwordVerifier else { return try step(opening, credentials.username) }
        let username = opening.parameters["USERNAME"] ?? credentials.username
        let proof = try Self.proof(
            client, credentials.password, pool.id, opening.parameters, username: username, timestamp)
        let responses = [
            "PASSWORD_CLAIM_SECRET_BLOCK": Base64.encode(proof.secretBlock),
            "PASSWORD_CLAIM_SIGNATURE": Base64.encode(proof.signature), "TIMESTAMP": proof.timestamp,
        ]
        let input = RespondToAuthChallengeInput(
            challengeName: .passwordVerifier, challengeResponses: parameters(username, responses),
            clientId: pool.clientID, clientMetadata: credentials.validationData.nilIfEmpty, session: opening.session,
            userContextData: context(username))
        return try step(AuthOutput(try await call(input)), username)
    }

    private static func proof(
        _ client: SRPClient, _ password: Secret<String>, _ pool: UserPoolID, _ parameters: [String: String],
        username: String, _ timestamp: String
    ) throws -> SRPProof {
        guard let salt = parameters["SALT"], let block = parameters["SECRET_BLOCK"], let server = parameters["SRP_B"],
            let saltBytes = Hex.decode(salt.utf8.count.isMultiple(of: 2) ? salt : "0\(salt)"),
            let blockBytes = Base64.decode(block)
        else { throw AWSMobileClientError.incompleteChallenge }
        return try client.proof(
            of: password, for: SRPIdentity(pool: pool, name: parameters["USER_ID_FOR_SRP"] ?? username),
            server: SRPPublicValue(hex: server), salt: saltBytes, secretBlock: blockBytes, timestamp: timestamp)
    }

    private func initiate(
        _ flow: AuthFlowType, _ own: [String: String], _ credentials: SignInCredentials
    ) async throws -> AuthOutput {
        let input = InitiateAuthInput(
            authFlow: flow, authParameters: parameters(credentials.username, own), clientId: pool.clientID,
            clientMetadata: credentials.validationData.nilIfEmpty, userContextData: context(credentials.username))
        return AuthOutput(try await call(input))
    }

    /// The session or the next challenge in `output`.
    private func step(_ output: AuthOutput, _ username: String) throws -> SignInProgress {
        if let result = output.result { return .session(try session(result, username: username)) }
        guard let name = output.name else { throw AWSMobileClientError.noSession }
        guard let kind = SignInChallenge.Kind(rawValue: name.rawValue), kind.isSupported else {
            throw AWSMobileClientError.unsupportedChallenge(name.rawValue)
        }
        let known = output.parameters["USERNAME"] ?? output.parameters["USER_ID_FOR_SRP"] ?? username
        return .challenge(
            SignInChallenge(kind: kind, username: known, session: output.session, parameters: output.parameters))
    }

    /// The common part of the outputs of `InitiateAuth` and `RespondToAuthChallenge`.
    private struct AuthOutput {
        var result: AuthenticationResultType?
        var name: ChallengeNameType?
        var parameters: [String: String]
        var session: Secret<String>?

        init(_ output: InitiateAuthOutput) {
            (result, name) = (output.authenticationResult, output.challengeName)
            (parameters, session) = (output.challengeParameters ?? [:], output.session)
        }

        init(_ output: RespondToAuthChallengeOutput) {
            (result, name) = (output.authenticationResult, output.challengeName)
            (parameters, session) = (output.challengeParameters ?? [:], output.session)
        }
    }
}
