import Crypto
import Directory
import Kernel
import SRP
import WireRuntime

/// The requests of a sign-in at a followed service, and the meaning of their responses.
struct SourceSignIn: Sendable {
    struct Request: Sendable {
        let operation: String
        let input: JSONObject
    }

    private let source: PoolSource
    private let clientSecret: Secret<String>?
    let username: String

    init(_ followed: PoolSources.Followed, username: String) {
        (source, clientSecret, self.username) = (followed.source, followed.secrets.clientSecret, username)
    }

    func initiate(with password: Secret<String>) -> Request {
        initiate(adding: [.init("PASSWORD", .string(password.exposed))])
    }

    /// In the custom flow, the functions of the source learn that the password comes first.
    func initiate(with publicValue: SRPPublicValue) -> Request {
        let first = source.flow == .custom ? [JSONObject.Member("CHALLENGE_NAME", .string("SRP_A"))] : []
        return initiate(adding: first + [.init("SRP_A", .string(publicValue.hex))])
    }

    /// The user's answer to a challenge there.
    func reply(_ answer: Secret<String>, to reference: FollowedChallenge.Reference) -> Request {
        let responses = named(reference.username, with: [.init(reference.kind.answerName, .string(answer.exposed))])
        var input = JSONObject([
            .init("ChallengeName", .string(reference.kind.rawValue)), .init("ClientId", .string(source.client)),
            .init("Session", .string(reference.session)), .init("ChallengeResponses", .object(responses)),
        ])
        guard source.flow == .adminPassword else { return Request(operation: "RespondToAuthChallenge", input: input) }
        input["UserPoolId"] = .string(source.pool)
        return Request(operation: "AdminRespondToAuthChallenge", input: input)
    }

    private func initiate(adding proof: [JSONObject.Member]) -> Request {
        var input = JSONObject([
            .init("AuthFlow", .string(source.flow.rawValue)), .init("ClientId", .string(source.client)),
            .init("AuthParameters", .object(named(username, with: proof))),
        ])
        guard source.flow == .adminPassword else { return Request(operation: "InitiateAuth", input: input) }
        input["UserPoolId"] = .string(source.pool)
        return Request(operation: "AdminInitiateAuth", input: input)
    }

    /// The proof of a password by SRP.
    func reply(_ proof: SRPProof, to challenge: SourceChallenge) -> Request {
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
        return Request(operation: "RespondToAuthChallenge", input: input)
    }

    /// Parameters with the user's name, and the secret hash if the client there has a secret.
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

// MARK: Responses

extension SourceSignIn {
    /// - Throws: `SourceRefusal.unusable` for a challenge that does not tell whether the password is right, and
    ///   `.device` if only a device there can answer.
    func verdict(_ output: JSONObject) throws(SourceRefusal) -> SourceVerdict {
        if output["AuthenticationResult"]?.object != nil { return .right(isTemporary: false) }
        let name = output["ChallengeName"]?.string ?? ""
        guard name.utf8.count <= 64, let kind = ChallengeKind(rawValue: name) else {
            throw Self.unusable("the response has neither tokens nor a known challenge")
        }
        switch kind {
        case .newPassword: return .right(isTemporary: true)
        case .secondFactorSetup: return .right(isTemporary: false)
        case .smsSecondFactor, .emailCode, .softwareToken, .secondFactorSelection, .custom:
            AuditContext.explain("the followed pool asks for \(kind.rawValue)")
            guard let challenge = FollowedChallenge(kind, in: output, username: username) else {
                throw Self.unusable("the challenge \(kind.rawValue) cannot be passed on")
            }
            return .challenged(challenge)
        case .deviceSRP, .deviceVerifier:
            AuditContext.explain("the followed pool asks for a device")
            throw .device
        case .firstFactorSelection, .password, .passwordSRP, .passwordSRPStart, .passwordVerifier, .passkey, .smsCode:
            throw Self.unusable("the challenge \(kind.rawValue) does not follow a password")
        }
    }

    /// - Throws: `SourceRefusal` unless the error is about the user.
    static func verdict(_ error: SourceError, on question: SourceQuestion) throws(SourceRefusal) -> SourceVerdict {
        if case .answer = question, let verdict = try verdict(onAnswer: error) { return verdict }
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

    /// The verdict on the answer to a challenge; nil if the error is not about the answer.
    private static func verdict(onAnswer error: SourceError) throws(SourceRefusal) -> SourceVerdict? {
        switch error.code {
        case "CodeMismatchException": return .wrong
        // An app's code that was accepted before; otherwise the code or its session is too old.
        case "ExpiredCodeException" where error.message.utf8.starts(with: "Your software token".utf8): return .wrong
        case "ExpiredCodeException": throw .sessionEnded
        case "NotAuthorizedException" where error.message.utf8.starts(with: "Invalid session".utf8):
            throw .sessionEnded
        case "LimitExceededException", "TooManyFailedAttemptsException": throw .limited
        default: return nil
        }
    }

    /// The beginnings of messages which mean that this user may not sign in with this password.
    private static let wrong = ["Incorrect username or password", "User is disabled", "Temporary password has expired"]

    private static func unusable(_ reason: String) -> SourceRefusal {
        AuditContext.explain("the followed pool: \(reason)")
        return .unusable(reason: reason)
    }
}
