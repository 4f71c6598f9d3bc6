import Kernel
import SRP
import WireClient
import WireModel

/// How far a step of a sign-in has come.
enum SignInStep: Sendable {
    case session(Session)
    case challenge(Challenge)
}

extension PoolCalls {
    /// Signs in with a password, by the flow that the configuration names.
    func signIn(_ credentials: Credentials) async throws -> SignInStep {
        switch pool.flow {
        case .srp: try await signInBySRP(credentials)
        case .password:
            try step(
                try await initiate(.userPasswordAuth, ["PASSWORD": credentials.password.exposed], credentials),
                credentials.username)
        }
    }

    /// Answers a challenge.
    func respond(to challenge: Challenge, _ answer: ChallengeAnswer) async throws -> SignInStep {
        var responses = ["NEW_PASSWORD": answer.response.exposed]
        for (name, value) in answer.attributes { responses["userAttributes.\(name)"] = value }
        let input = RespondToAuthChallengeInput(
            challengeName: ChallengeNameType(rawValue: challenge.kind.rawValue),
            challengeResponses: parameters(challenge.username, responses), clientId: pool.clientID,
            clientMetadata: answer.clientMetadata.ifAny, session: challenge.session,
            userContextData: context(challenge.username))
        return try step(Answer(try await call(input)), challenge.username)
    }

    private func signInBySRP(_ credentials: Credentials) async throws -> SignInStep {
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
            clientId: pool.clientID, clientMetadata: credentials.validationData.ifAny, session: opening.session,
            userContextData: context(username))
        return try step(Answer(try await call(input)), username)
    }

    private static func proof(
        _ client: SRPClient, _ password: Secret<String>, _ pool: UserPoolID, _ parameters: [String: String],
        username: String, _ timestamp: String
    ) throws -> SRPProof {
        guard let salt = parameters["SALT"], let block = parameters["SECRET_BLOCK"], let server = parameters["SRP_B"],
            let saltBytes = Hex.decode(salt.utf8.count.isMultiple(of: 2) ? salt : "0\(salt)"),
            let blockBytes = Base64.decode(block)
        else { throw AWSMobileClientError.unknown(message: "The service's answer lacks what a password proof needs.") }
        return try client.proof(
            of: password, for: SRPIdentity(pool: pool, name: parameters["USER_ID_FOR_SRP"] ?? username),
            server: SRPPublicValue(hex: server), salt: saltBytes, secretBlock: blockBytes, timestamp: timestamp)
    }

    private func initiate(
        _ flow: AuthFlowType, _ own: [String: String], _ credentials: Credentials
    ) async throws -> Answer {
        let input = InitiateAuthInput(
            authFlow: flow, authParameters: parameters(credentials.username, own), clientId: pool.clientID,
            clientMetadata: credentials.validationData.ifAny, userContextData: context(credentials.username))
        return Answer(try await call(input))
    }

    /// Tokens or the next challenge.
    private func step(_ answer: Answer, _ username: String) throws -> SignInStep {
        if let result = answer.result { return .session(try session(result, username: username)) }
        guard let name = answer.name else { throw AWSMobileClientError.noSession }
        guard let kind = Challenge.Kind(rawValue: name.rawValue), kind.isOffered else {
            throw AWSMobileClientError.unanswerable(name.rawValue)
        }
        let known = answer.parameters["USERNAME"] ?? answer.parameters["USER_ID_FOR_SRP"] ?? username
        return .challenge(
            Challenge(kind: kind, username: known, session: answer.session, parameters: answer.parameters))
    }

    /// What both operations of a sign-in answer with.
    private struct Answer {
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
