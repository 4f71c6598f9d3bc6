import Kernel
import SRP
import UserPoolsModel
import WireClient

extension PoolCalls {
    /// Signs in with a password by the configured flow.
    func signIn(_ credentials: SignInCredentials) async throws -> SignInProgress {
        if case .withFactor(let factor) = credentials.beginning {
            return try await begin(with: factor, credentials: credentials)
        }
        return switch pool.flow {
        case .srp: try await signInBySRP(.userSrpAuth, adding: [:], credentials: credentials)
        case .custom: try await signInBySRP(.customAuth, adding: ["CHALLENGE_NAME": "SRP_A"], credentials: credentials)
        case .password: try await signInBySending(.userPasswordAuth, adding: [:], credentials: credentials)
        case .choice(sendsPassword: true):
            try await signInBySending(.userAuth, adding: ["PREFERRED_CHALLENGE": "PASSWORD"], credentials: credentials)
        case .choice(sendsPassword: false):
            try await signInBySRP(
                .userAuth, adding: ["PREFERRED_CHALLENGE": SignInChallenge.passwordBySRP], credentials: credentials)
        }
    }

    private func signInBySending(
        _ flow: AuthFlowType, adding extra: [String: String], credentials: SignInCredentials
    ) async throws -> SignInProgress {
        try await proceed(
            from: try await initiate(
                flow, adding: extra.merging(["PASSWORD": credentials.password.exposed]) { $1 },
                credentials: credentials, metadata: credentials.clientMetadata),
            of: credentials.username, alias: credentials.username, metadata: credentials.clientMetadata)
    }

    /// In a custom sign-in the pool's functions may require more after the password, or no password at all; a sign-in
    /// with a factor of the user's choice may not use a password.
    private func signInBySRP(
        _ flow: AuthFlowType, adding extra: [String: String], credentials: SignInCredentials
    ) async throws -> SignInProgress {
        let timestamp = SRPTimestamp.text(world.now())
        let client = try SRPClient(arithmetic: BigIntArithmetic(), random: world.bytes)
        let parameters = extra.merging(["SRP_A": client.publicValue.hex]) { $1 }
        let output = try await initiate(flow, adding: parameters, credentials: credentials)
        return try await prove(
            credentials.password, by: client, after: output, of: credentials.username, alias: credentials.username,
            timestamp: timestamp, metadata: credentials.clientMetadata)
    }

    /// Proves the password if `output` asks for it, and returns the next step.
    func prove(
        _ password: Secret<String>, by client: SRPClient, after opening: AuthOutput, of name: String, alias: String?,
        timestamp: String, metadata: [String: String]
    ) async throws -> SignInProgress {
        guard opening.name == .passwordVerifier else {
            return try await proceed(from: opening, of: name, alias: alias, metadata: metadata)
        }
        let username = opening.parameters["USERNAME"] ?? name
        let identity = SRPIdentity(pool: pool.id, name: opening.parameters["USER_ID_FOR_SRP"] ?? username)
        let responses = try Self.claim(
            by: client, password: password, identity: identity, parameters: opening.parameters, timestamp: timestamp)
        let output = try await respond(
            to: .passwordVerifier, of: username, responses: responses, session: opening.session, metadata: metadata)
        return try await proceed(from: output, of: username, alias: alias, metadata: metadata)
    }

    /// The responses to a challenge that asks for a proof by SRP.
    static func claim(
        by client: SRPClient, password: Secret<String>, identity: SRPIdentity, parameters: [String: String],
        timestamp: String
    ) throws -> [String: String] {
        guard let salt = parameters["SALT"], let block = parameters["SECRET_BLOCK"], let server = parameters["SRP_B"],
            let saltBytes = Hex.decode(salt.utf8.count.isMultiple(of: 2) ? salt : "0\(salt)"),
            let blockBytes = Base64.decode(block)
        else { throw AWSMobileClientError.incompleteChallenge }
        let proof = try client.proof(
            of: password, for: identity, server: SRPPublicValue(hex: server), salt: saltBytes,
            secretBlock: blockBytes, timestamp: timestamp)
        return [
            "PASSWORD_CLAIM_SECRET_BLOCK": Base64.encode(proof.secretBlock),
            "PASSWORD_CLAIM_SIGNATURE": Base64.encode(proof.signature), "TIMESTAMP": proof.timestamp,
        ]
    }

    /// Begins a flow. The functions before the proof receive its `ClientMetadata` as validation data.
    func initiate(
        _ flow: AuthFlowType, adding extra: [String: String], credentials: SignInCredentials,
        metadata: [String: String] = [:]
    ) async throws -> AuthOutput {
        let data = validationData(metadata.merging(credentials.validationData) { $1 })
        return try await onDevice(of: credentials.username) { device in
            let input = InitiateAuthInput(
                authFlow: flow, authParameters: parameters(of: credentials.username, adding: extra, device: device),
                clientId: pool.clientID, clientMetadata: data.nilIfEmpty, userContextData: context(credentials.username)
            )
            return AuthOutput(try await call(input))
        }
    }

    /// Answers the challenge called `name`. A proof of the device names the device itself; other answers add its name.
    func respond(
        to name: ChallengeNameType, of username: String, responses: [String: String], session: Secret<String>?,
        metadata: [String: String]
    ) async throws -> AuthOutput {
        let send = { @Sendable (device: String?) in
            let input = RespondToAuthChallengeInput(
                challengeName: name, challengeResponses: parameters(of: username, adding: responses, device: device),
                clientId: pool.clientID, clientMetadata: metadata.nilIfEmpty, session: session,
                userContextData: context(username))
            return AuthOutput(try await call(input))
        }
        if let device = responses["DEVICE_KEY"] { return try await send(device) }
        return try await onDevice(of: username, send)
    }

    private func parameters(
        of username: String, adding extra: [String: String], device: String?
    ) -> Secret<[String: String]> {
        var all = extra
        all["DEVICE_KEY"] = device
        return parameters(of: username, adding: all)
    }

    /// `data` of the app, and the automatic entries unless the configuration turns them off.
    func validationData(_ data: [String: String]) -> [String: String] {
        pool.describesDevice ? DeviceDescription.validationData.merging(data) { $1 } : data
    }
}
