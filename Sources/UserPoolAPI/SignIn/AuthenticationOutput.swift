package import Authentication
package import Directory
import Foundation
package import Kernel
import Messaging
import SRP
import Tokens
import UserPoolsModel

/// The state of a sign-in, as returned by four operations.
struct AuthenticationOutput: Sendable {
    var result: AuthenticationResultType?
    var challenge: ChallengeNameType?
    var parameters: [String: String]?
    var session: Secret<String>?
    /// The choices of a user who is starting a sign-in.
    var available: [ChallengeNameType]?

    init(_ step: SignInStep) throws {
        if case .signedIn(let tokens) = step {
            result = AuthenticationResultType(tokens)
            parameters = [:]
        } else if let output = try ChallengeOutput(step) {
            challenge = ChallengeNameType(output.kind)
            parameters = output.parameters
            session = output.session
            available = output.available?.map { ChallengeNameType($0) }
        }
    }
}

extension ChallengeNameType {
    fileprivate init(_ kind: ChallengeKind) { self.init(rawValue: kind.rawValue) }
}

extension AuthenticationResultType {
    init(_ tokens: IssuedTokens) {
        self.init(
            accessToken: tokens.accessToken, expiresIn: tokens.expiresIn, idToken: tokens.idToken,
            newDeviceMetadata: tokens.newDevice.map { NewDeviceMetadataType($0) },
            refreshToken: tokens.refreshToken, tokenType: "Bearer")
    }
}

extension NewDeviceMetadataType {
    fileprivate init(_ device: NewDevice) { self.init(deviceGroupKey: device.group, deviceKey: device.key.rawValue) }
}

extension InitiateAuthOutput {
    init(_ output: AuthenticationOutput) {
        self.init(
            authenticationResult: output.result, availableChallenges: output.available, challengeName: output.challenge,
            challengeParameters: output.parameters, session: output.session)
    }
}

extension AdminInitiateAuthOutput {
    init(_ output: AuthenticationOutput) {
        self.init(
            authenticationResult: output.result, availableChallenges: output.available, challengeName: output.challenge,
            challengeParameters: output.parameters, session: output.session)
    }
}

extension RespondToAuthChallengeOutput {
    init(_ output: AuthenticationOutput) {
        self.init(
            authenticationResult: output.result, challengeName: output.challenge,
            challengeParameters: output.parameters, session: output.session)
    }
}

extension AdminRespondToAuthChallengeOutput {
    init(_ output: AuthenticationOutput) {
        self.init(
            authenticationResult: output.result, challengeName: output.challenge,
            challengeParameters: output.parameters, session: output.session)
    }
}

/// A challenge in the form of an auth call's response.
package struct ChallengeOutput: Sendable {
    package let kind: ChallengeKind
    /// The session, to be sent with the reply; nil if the parameters contain the whole state.
    package let session: Secret<String>?
    /// The challenge's parameters.
    package let parameters: [String: String]
    /// The challenges to choose from; nil without a choice.
    package let available: [ChallengeKind]?

    /// Nil if the sign-in is complete.
    package init?(_ step: SignInStep) throws {
        guard let kind = step.challenge else { return nil }
        var available: [ChallengeKind]?
        switch step {
        case .signedIn, .authenticated: return nil
        case .firstFactor(let challenge, let session):
            (self.session, parameters) = (session, challenge.parameters)
            available = challenge.available.flatMap(\.challenges)
        case .passwordVerifier(let challenge): (session, parameters) = (nil, challenge.parameters)
        case .newPassword(let challenge, let session):
            (self.session, parameters) = (session, try challenge.parameters())
        case .custom(let challenge, let session): (self.session, parameters) = (session, challenge.allParameters)
        case .secondFactor(let challenge, let session):
            (self.session, parameters) = (session, try challenge.parameters())
        case .deviceProof(let session): (self.session, parameters) = (session, [:])
        case .deviceVerifier(let challenge): (session, parameters) = (nil, challenge.parameters)
        }
        self.kind = kind
        self.available = available
    }
}

extension PasswordVerifierChallenge {
    fileprivate var parameters: [String: String] {
        [
            "SALT": salt, "SRP_B": publicValue.hex, "USERNAME": userIDForSRP, "USER_ID_FOR_SRP": userIDForSRP,
            "SECRET_BLOCK": Base64.encode(secretBlock),
        ]
    }
}

extension FirstFactorChallenge {
    fileprivate var parameters: [String: String] {
        switch kind {
        case .selection: [:]
        case .sentCode(_, let details): details.parameters.merging(["USER_ID_FOR_SRP": username]) { first, _ in first }
        }
    }
}

extension DeliveryDetails {
    fileprivate var parameters: [String: String] {
        [
            "CODE_DELIVERY_DELIVERY_MEDIUM": channel == .email ? "EMAIL" : "SMS",
            "CODE_DELIVERY_DESTINATION": destination,
        ]
    }
}

extension DeviceVerifierChallenge {
    fileprivate var parameters: [String: String] {
        [
            "SALT": salt, "SRP_B": publicValue.hex, "USERNAME": username, "DEVICE_KEY": device.rawValue,
            "SECRET_BLOCK": Base64.encode(secretBlock),
        ]
    }
}

extension NewPasswordChallenge {
    /// The prefix of a parameter that contains an attribute.
    static let attributePrefix = "userAttributes."

    fileprivate func parameters() throws -> [String: String] {
        [
            "USER_ID_FOR_SRP": userIDForSRP, "userAttributes": try ChallengeOutput.json(attributes),
            "requiredAttributes": try ChallengeOutput.json(required.map { Self.attributePrefix + $0 }),
        ]
    }
}

extension CustomChallenge {
    /// The function cannot replace the name for the reply.
    fileprivate var allParameters: [String: String] { parameters.merging(["USERNAME": username]) { $1 } }
}

extension SecondFactorChallenge {
    fileprivate func parameters() throws -> [String: String] {
        var parameters = ["USER_ID_FOR_SRP": username]
        switch kind {
        case .sentCode(_, let details): parameters.merge(details.parameters) { first, _ in first }
        case .softwareToken(let deviceName): parameters["FRIENDLY_DEVICE_NAME"] = deviceName
        case .selection(let factors):
            parameters["MFAS_CAN_CHOOSE"] = try ChallengeOutput.json(factors.map(\.rawValue))
        case .registration(let offered):
            parameters["MFAS_CAN_SETUP"] = try ChallengeOutput.json(offered.map(\.rawValue))
        }
        return parameters
    }
}

extension ChallengeOutput {
    fileprivate static func json(_ value: Any) throws -> String {
        String(
            decoding: try JSONSerialization.data(
                withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes]),
            as: UTF8.self)
    }
}
