@testable import Kernel
@testable import UserPoolsModel
@testable import WireRuntime

/// The set-up of second factors, in a sign-in by its session and later by an access token.
extension FakePool.State {
    static let secretCode = "JBSWY3DPEHPK3PXP"

    mutating func associate(_ json: JSON) throws -> AssociateSoftwareTokenOutput {
        let (text, session) = try setUpSession(AssociateSoftwareTokenInput(wire: json).session)
        sessions[text] = nil
        let next = ask(.mfaSetup, session)
        return AssociateSoftwareTokenOutput(secretCode: Secret(Self.secretCode), session: next.session)
    }

    mutating func verify(_ json: JSON) throws -> VerifySoftwareTokenOutput {
        let input = try VerifySoftwareTokenInput(wire: json)
        var (text, session) = try setUpSession(input.session)
        try checkFirstCode(input.userCode)
        sessions[text] = nil
        session.isAppVerified = true
        users[session.name]?.factors.append("SOFTWARE_TOKEN_MFA")
        return VerifySoftwareTokenOutput(session: ask(.mfaSetup, session).session, status: .success)
    }

    private func setUpSession(_ session: Secret<String>?) throws -> (String, FakeAuthSession) {
        guard let text = session?.exposed, let found = sessions[text], found.challenge == .mfaSetup else {
            throw FakeRefusal.invalidSession
        }
        return (text, found)
    }

    mutating func endSetUp(_ session: FakeAuthSession, _ text: String, _ responses: [String: String]) throws
        -> RespondToAuthChallengeOutput
    {
        var next = session
        if let email = responses["EMAIL"] {
            guard email.contains("@") else {
                throw FakeRefusal(code: "InvalidParameterException", message: "Invalid email address format.")
            }
            users[session.name]?.attributes["email"] = email
            sessions[text] = nil
            return ask(.emailOtp, next, ["CODE_DELIVERY_DELIVERY_MEDIUM": "EMAIL"])
        }
        guard session.isAppVerified else { throw FakeRefusal.invalidSession }
        sessions[text] = nil
        next.isFactorProven = true
        return try complete(next)
    }

    private func checkFirstCode(_ code: Secret<String>) throws {
        guard code.exposed == "123456" else {
            throw FakeRefusal(code: "EnableSoftwareTokenMFAException", message: "Code mismatch")
        }
    }

    mutating func factorResponse(to operation: String, _ json: JSON, of name: String) throws -> [UInt8] {
        switch operation {
        case "AssociateSoftwareToken":
            return AssociateSoftwareTokenOutput(secretCode: Secret(Self.secretCode)).jsonBytes
        case "VerifySoftwareToken":
            try checkFirstCode(VerifySoftwareTokenInput(wire: json).userCode)
            return VerifySoftwareTokenOutput(status: .success).jsonBytes
        case "SetUserMFAPreference":
            let input = try SetUserMFAPreferenceInput(wire: json)
            set("SMS_MFA", input.smsMfaSettings?.enabled, input.smsMfaSettings?.preferredMfa, of: name)
            set("EMAIL_OTP", input.emailMfaSettings?.enabled, input.emailMfaSettings?.preferredMfa, of: name)
            set(
                "SOFTWARE_TOKEN_MFA", input.softwareTokenMfaSettings?.enabled,
                input.softwareTokenMfaSettings?.preferredMfa, of: name)
            return SetUserMFAPreferenceOutput().jsonBytes
        default: throw FakeRefusal(code: "UnknownOperationException", message: operation)
        }
    }

    private mutating func set(_ factor: String, _ isOn: Bool?, _ isPreferred: Bool?, of name: String) {
        guard let isOn else { return }
        users[name]?.factors.removeAll { $0 == factor }
        if isOn { users[name]?.factors.append(factor) }
        if users[name]?.preferredFactor == factor { users[name]?.preferredFactor = nil }
        if isPreferred == true { users[name]?.preferredFactor = factor }
    }
}
