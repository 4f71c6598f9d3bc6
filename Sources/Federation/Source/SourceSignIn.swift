import Crypto
import Directory
import Kernel
import SRP
import WireRuntime

/// What a sign-in at a followed service asks, and how its answers are read.
struct SourceSignIn: Sendable {
    struct Question: Sendable {
        let operation: String
        let input: JSONObject
    }

    private let source: PoolSource
    private let clientSecret: Secret<String>?
    private let username: String

    init(_ followed: PoolSources.Followed, username: String) {
        (source, clientSecret, self.username) = (followed.source, followed.secrets.clientSecret, username)
    }

    func begin(with password: Secret<String>) -> Question {
        begin(adding: [.init("PASSWORD", .string(password.exposed))])
    }

    func begin(with publicValue: SRPPublicValue) -> Question {
        begin(adding: [.init("SRP_A", .string(publicValue.hex))])
    }

    private func begin(adding proof: [JSONObject.Member]) -> Question {
        var input = JSONObject([
            .init("AuthFlow", .string(source.flow.rawValue)), .init("ClientId", .string(source.client)),
            .init("AuthParameters", .object(named(username, with: proof))),
        ])
        guard source.flow == .adminPassword else { return Question(operation: "InitiateAuth", input: input) }
        input["UserPoolId"] = .string(source.pool)
        return Question(operation: "AdminInitiateAuth", input: input)
    }

    func reply(_ proof: SRPProof, to challenge: SourceChallenge) -> Question {
        let responses = named(
            challenge.username,
            with: [
                .init("PASSWORD_CLAIM_SECRET_BLOCK", .string(Base64.encode(proof.secretBlock))),
                .init("PASSWORD_CLAIM_SIGNATURE", .string(Base64.encode(proof.signature))),
                .init("TIMESTAMP", .string(proof.timestamp)),
            ])
        var input = JSONObject([
            .init("ChallengeName", .string(SourceChallenge.name)), .init("ClientId", .string(source.client)),
            .init("ChallengeResponses", .object(responses)),
        ])
        if let session = challenge.session { input["Session"] = .string(session) }
        return Question(operation: "RespondToAuthChallenge", input: input)
    }

    /// Parameters with the user's name, and its hash if the client there has a secret.
    private func named(_ name: String, with members: [JSONObject.Member]) -> JSONObject {
        var parameters = JSONObject([.init("USERNAME", .string(name))] + members)
        if let clientSecret {
            let code = HMAC<SHA256>.authenticationCode(
                for: Array((name + source.client).utf8), using: SymmetricKey(data: Array(clientSecret.exposed.utf8)))
            parameters["SECRET_HASH"] = .string(Base64.encode(Array(code)))
        }
        return parameters
    }
}

// MARK: Answers

extension SourceSignIn {
    /// Challenges that follow a right password and demand a second factor.
    private static let secondFactors: Set<String> = [
        "SMS_MFA", "SOFTWARE_TOKEN_MFA", "EMAIL_OTP", "SELECT_MFA_TYPE", "SMS_OTP",
    ]
    /// Challenges that follow a right password and demand nothing else that the user has.
    private static let renewals: Set<String> = ["NEW_PASSWORD_REQUIRED", "MFA_SETUP"]

    /// - Throws: `SourceRefusal.unusable` for a challenge that does not tell whether the password is right.
    static func verdict(_ output: JSONObject) throws(SourceRefusal) -> SourceVerdict {
        if output["AuthenticationResult"]?.object != nil { return .right(asksForSecondFactor: false) }
        let challenge = output["ChallengeName"]?.string ?? ""
        if secondFactors.contains(challenge) { return .right(asksForSecondFactor: true) }
        if renewals.contains(challenge) { return .right(asksForSecondFactor: false) }
        throw unusable("the answer has neither tokens nor a known challenge")
    }

    /// - Throws: `SourceRefusal` unless the error is about the user.
    static func verdict(_ error: SourceError) throws(SourceRefusal) -> SourceVerdict {
        switch error.code {
        case "UserNotFoundException", "PasswordResetRequiredException", "UserNotConfirmedException": return .wrong
        case "NotAuthorizedException" where wrong.contains(where: { error.message.utf8.starts(with: $0.utf8) }):
            return .wrong
        case "NotAuthorizedException" where error.message.utf8.starts(with: "Password attempts exceeded".utf8):
            throw .limited
        default: break
        }
        AuditContext.explain("the followed pool answers \(error.code)")
        guard !error.isTransient else { throw .unreachable }
        throw unusable(error.code)
    }

    /// How sentences begin that say that this user may not sign in with this password.
    private static let wrong = ["Incorrect username or password", "User is disabled", "Temporary password has expired"]

    private static func unusable(_ reason: String) -> SourceRefusal {
        AuditContext.explain("the followed pool: \(reason)")
        return .unusable(reason: reason)
    }
}

/// The challenge of SRP, as a followed service gives it.
struct SourceChallenge: Sendable {
    static let name = "PASSWORD_VERIFIER"

    /// The name that the proof is computed with.
    let username: String
    let session: String?
    private let server: SRPPublicValue
    private let salt: [UInt8]
    private let secretBlock: [UInt8]

    /// - Throws: `SourceRefusal.unusable` for another challenge.
    init(_ output: JSONObject) throws(SourceRefusal) {
        let values = output["ChallengeParameters"]?.object ?? JSONObject()
        let salt = values["SALT"]?.string ?? ""
        guard output["ChallengeName"]?.string?.hasSameBytes(as: Self.name) == true,
            let username = values["USER_ID_FOR_SRP"]?.string,
            let server = try? SRPPublicValue(hex: values["SRP_B"]?.string ?? ""),
            let bytes = Hex.decode(salt.utf8.count % 2 == 0 ? salt : "0" + salt), !bytes.isEmpty,
            let secretBlock = Base64.decode(values["SECRET_BLOCK"]?.string ?? "")
        else { throw .unusable(reason: "the answer is no challenge of SRP") }
        (self.username, self.server, self.salt, self.secretBlock) = (username, server, bytes, secretBlock)
        session = output["Session"]?.string
    }

    func proof(
        of password: Secret<String>, in pool: UserPoolID, by client: SRPClient, at timestamp: String
    ) throws -> SRPProof {
        try client.proof(
            of: password, for: SRPIdentity(pool: pool, name: username), server: server, salt: salt,
            secretBlock: secretBlock, timestamp: timestamp)
    }
}
