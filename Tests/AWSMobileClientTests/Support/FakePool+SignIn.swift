@testable import Kernel
@testable import UserPoolsModel
@testable import WireRuntime

/// A sign-in that waits for an answer to its challenge.
struct FakeAuthSession: Sendable {
    var name: String
    var challenge: ChallengeNameType
    /// The known device that the sign-in is on.
    var device: String?
    /// The custom challenges that were answered.
    var rounds = 0
    /// Whether the second factor was proven, or the device replaces it.
    var isFactorProven = false
    /// Whether a code takes the place of the password.
    var isFirstFactor = false
    /// Whether the authenticator app was verified.
    var isAppVerified = false
}

/// Sign-ins: the flows, the challenges and the refreshes.
extension FakePool.State {
    mutating func initiate(_ input: InitiateAuthInput) throws -> InitiateAuthOutput {
        let parameters = input.authParameters?.exposed ?? [:]
        if input.authFlow == .refreshTokenAuth {
            return try renew(parameters["REFRESH_TOKEN"] ?? "", on: parameters["DEVICE_KEY"])
        }
        guard let (name, user) = find(parameters["USERNAME"] ?? "") else { throw FakeRefusal.wrong }
        if input.authFlow == .userAuth { return try chooseFirst(name, user, parameters) }
        let provesFirst = input.authFlow == .userSrpAuth || input.authFlow == .customAuth && customAsksForPassword
        if provesFirst {
            return try verifiers.challenge(name, user.password, publicValue: parameters["SRP_A"] ?? "")
        }
        let device = try knownDevice(parameters["DEVICE_KEY"], of: name)
        if input.authFlow == .customAuth {
            guard parameters["CHALLENGE_NAME"] == "SRP_A", parameters["SRP_A"] != nil else { throw FakeRefusal.wrong }
            return InitiateAuthOutput(customChallenge(FakeAuthSession(name: name, challenge: .customChallenge)))
        }
        guard user.password == parameters["PASSWORD"] else { throw FakeRefusal.wrong }
        return InitiateAuthOutput(try proved(name, user, device))
    }

    mutating func respond(_ input: RespondToAuthChallengeInput) throws -> RespondToAuthChallengeOutput {
        let responses = input.challengeResponses?.exposed ?? [:]
        guard let (name, user) = find(responses["USERNAME"] ?? "") else { throw FakeRefusal.wrong }
        switch input.challengeName {
        case .passwordVerifier:
            guard try verifiers.accepts(name, responses) else { throw FakeRefusal.wrong }
            let device = try knownDevice(responses["DEVICE_KEY"], of: name)
            let isCustom = !user.customAnswers.isEmpty
            return isCustom
                ? customChallenge(FakeAuthSession(name: name, challenge: .customChallenge, device: device))
                : try proved(name, user, device)
        case .devicePasswordVerifier: return try endProof(name, responses)
        default: break
        }
        guard let text = input.session?.exposed, let session = sessions[text], session.name == name,
            session.challenge == input.challengeName
        else { throw FakeRefusal.invalidSession }
        _ = try knownDevice(responses["DEVICE_KEY"], of: name)
        return try answer(session, text, responses)
    }

    /// Takes the answer to a challenge with a session. A wrong code leaves the session.
    private mutating func answer(_ session: FakeAuthSession, _ text: String, _ responses: [String: String]) throws
        -> RespondToAuthChallengeOutput
    {
        switch session.challenge {
        case .newPasswordRequired: try replacePassword(of: session.name, responses)
        case .selectMfaType:
            guard let chosen = responses["ANSWER"], users[session.name]?.factors.contains(chosen) == true else {
                throw FakeRefusal(code: "InvalidParameterException", message: "Not one of the user's MFA types.")
            }
            sessions[text] = nil
            return ask(for: chosen, session)
        case .mfaSetup: return try endSetUp(session, text, responses)
        case .selectChallenge: return try takeChoice(session, responses)
        case .customChallenge:
            sessions[text] = nil
            guard let answers = users[session.name]?.customAnswers, session.rounds < answers.count,
                answers[session.rounds] == responses["ANSWER"]
            else { throw FakeRefusal.wrong }
            var next = session
            next.rounds += 1
            return next.rounds < answers.count ? customChallenge(next) : try complete(next)
        case .deviceSrpAuth: return try beginProof(session, text, responses)
        default:
            let factor = session.challenge.rawValue
            guard responses["\(factor)_CODE"] != "999999" else { throw FakeRefusal.usedCode }
            try checkCode(Secret(responses["\(factor)_CODE"] ?? ""))
            let isNew = !session.isFirstFactor && users[session.name]?.factors.contains(factor) == false
            if isNew { users[session.name]?.factors.append(factor) }
        }
        sessions[text] = nil
        var next = session
        next.isFactorProven = session.challenge != .newPasswordRequired
        return try complete(next)
    }

    private mutating func replacePassword(of name: String, _ responses: [String: String]) throws {
        guard let password = responses["NEW_PASSWORD"], password.count >= 8 else {
            throw FakeRefusal(code: "InvalidPasswordException", message: "Password not long enough")
        }
        let missing = users[name]?.requiredAttributes.first { responses["userAttributes.\($0)"]?.isEmpty ?? true }
        if let missing { throw FakeRefusal(code: "InvalidParameterException", message: "\(missing) is missing.") }
        users[name]?.password = password
        users[name]?.needsNewPassword = false
        for (key, value) in responses where key.hasPrefix("userAttributes.") {
            users[name]?.attributes[String(key.dropFirst("userAttributes.".count))] = value
        }
    }

    mutating func proved(_ name: String, _ user: FakePool.User, _ device: String?) throws
        -> RespondToAuthChallengeOutput
    {
        guard user.isConfirmed else {
            throw FakeRefusal(code: "UserNotConfirmedException", message: "User is not confirmed.")
        }
        let session = FakeAuthSession(name: name, challenge: .newPasswordRequired, device: device)
        guard user.needsNewPassword else { return try complete(session) }
        return ask(
            .newPasswordRequired, session,
            ["userAttributes": "{}", "requiredAttributes": Self.json(user.requiredAttributes)])
    }

    /// The next challenge, or tokens.
    mutating func complete(_ session: FakeAuthSession) throws -> RespondToAuthChallengeOutput {
        guard let user = users[session.name] else { throw FakeRefusal.wrong }
        let isRemembered = session.device.flatMap { devices[$0]?.isRemembered } ?? false
        if !session.isFactorProven, !isRemembered {
            if user.factors.count > 1, user.preferredFactor == nil {
                return ask(.selectMfaType, session, ["MFAS_CAN_CHOOSE": Self.json(user.factors)])
            }
            if let factor = user.preferredFactor ?? user.factors.first { return ask(for: factor, session) }
            if !user.mustSetUp.isEmpty {
                return ask(.mfaSetup, session, ["MFAS_CAN_SETUP": Self.json(user.mustSetUp)])
            }
        }
        if session.device != nil { return ask(.deviceSrpAuth, session) }
        return RespondToAuthChallengeOutput(authenticationResult: issue(session.name))
    }

    mutating func ask(for factor: String, _ session: FakeAuthSession) -> RespondToAuthChallengeOutput {
        let details: [String: [String: String]] = [
            "SMS_MFA": ["CODE_DELIVERY_DELIVERY_MEDIUM": "SMS", "CODE_DELIVERY_DESTINATION": "+*******3456"],
            "SMS_OTP": ["CODE_DELIVERY_DELIVERY_MEDIUM": "SMS", "CODE_DELIVERY_DESTINATION": "+*******3456"],
            "EMAIL_OTP": ["CODE_DELIVERY_DELIVERY_MEDIUM": "EMAIL", "CODE_DELIVERY_DESTINATION": "j***@e***"],
            "SOFTWARE_TOKEN_MFA": ["FRIENDLY_DEVICE_NAME": "Telephone"],
        ]
        return ask(ChallengeNameType(rawValue: factor), session, details[factor] ?? [:])
    }

    private mutating func customChallenge(_ session: FakeAuthSession) -> RespondToAuthChallengeOutput {
        ask(.customChallenge, session, ["round": "\(session.rounds + 1)", "USERNAME": session.name])
    }

    /// A challenge with a session.
    mutating func ask(
        _ challenge: ChallengeNameType, _ session: FakeAuthSession, _ parameters: [String: String] = [:]
    ) -> RespondToAuthChallengeOutput {
        issued += 1
        var next = session
        next.challenge = challenge
        sessions["session-\(issued)"] = next
        let isSilent = challenge == .deviceSrpAuth || challenge == .customChallenge
        return RespondToAuthChallengeOutput(
            challengeName: challenge,
            challengeParameters: isSilent ? parameters : parameters.merging(["USER_ID_FOR_SRP": session.name]) { $1 },
            session: Secret("session-\(issued)"))
    }

    private mutating func renew(_ token: String, on device: String?) throws -> InitiateAuthOutput {
        guard !wantsExchange else {
            throw FakeRefusal(code: "InvalidParameterException", message: "Refresh token rotation is enabled.")
        }
        return InitiateAuthOutput(authenticationResult: try renewed(token, on: device))
    }

    mutating func renewed(_ token: String, on device: String?) throws -> AuthenticationResultType {
        switch refresh {
        case .gives:
            guard let name = refreshTokens[token], users[name] != nil, refreshDevices[token] == device else {
                throw FakeRefusal.revoked
            }
            if rotates { refreshTokens[token] = nil }
            return issue(name, on: device, withRefreshToken: rotates)
        case .refuses: throw FakeRefusal.revoked
        case .fails(let code): throw FakeRefusal(code: code, message: "Not now.")
        }
    }

    /// The user called `name`, or signing in as `name`.
    private func find(_ name: String) -> (String, FakePool.User)? {
        if let user = users[name] { return (name, user) }
        return users.first { $0.value.alias == name }.map { ($0.key, $0.value) }
    }

    static func json(_ texts: [String]) -> String {
        "[" + texts.map { "\"\($0)\"" }.joined(separator: ",") + "]"
    }
}

extension InitiateAuthOutput {
    init(_ step: RespondToAuthChallengeOutput) {
        self.init(
            authenticationResult: step.authenticationResult, challengeName: step.challengeName,
            challengeParameters: step.challengeParameters, session: step.session)
    }
}

extension FakeRefusal {
    static let usedCode = Self(code: "ExpiredCodeException", message: "The code was used before.")
    static let invalidSession = Self(code: "NotAuthorizedException", message: "Invalid session for the user.")
}
