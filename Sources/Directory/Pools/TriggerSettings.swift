import Kernel

/// The ARN of a function that a trigger calls.
package struct FunctionARN: Identifier {
    /// The raw text.
    package var rawValue: String
    /// Wraps `rawValue` unchecked.
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// An event that a pool calls a function for, by its member of `LambdaConfig` (UP-LAM-03 to UP-LAM-12).
package enum TriggerKind: String, Codable, CodingKeyRepresentable, CaseIterable, Sendable {
    case preSignUp = "PreSignUp"
    case postConfirmation = "PostConfirmation"
    case preAuthentication = "PreAuthentication"
    case postAuthentication = "PostAuthentication"
    case preTokenGeneration = "PreTokenGeneration"
    case customMessage = "CustomMessage"
    case userMigration = "UserMigration"
    case defineAuthChallenge = "DefineAuthChallenge"
    case createAuthChallenge = "CreateAuthChallenge"
    case verifyAuthChallengeResponse = "VerifyAuthChallengeResponse"
    case customSMSSender = "CustomSMSSender"
    case customEmailSender = "CustomEmailSender"
    case inboundFederation = "InboundFederation"
}

/// The functions that a pool calls.
package struct TriggerSettings: Codable, Sendable, Equatable {
    /// The version of the event of `preTokenGeneration`.
    package enum TokenEventVersion: String, Codable, Sendable {
        /// Claims of the ID token.
        case v1 = "V1_0"
        /// Also contains claims and scopes of the access token.
        case v2 = "V2_0"
        /// As `v2`, and also used for tokens that a client gets for itself.
        case v3 = "V3_0"
    }

    /// The function of each trigger that has one.
    package var functions: [TriggerKind: FunctionARN] = [:]
    package var tokenEventVersion = TokenEventVersion.v1
    /// The key that encrypts codes for the custom senders.
    package var senderKeyARN: String?

    /// No functions.
    package init() {}
}

extension PoolSettings {
    /// The function that the pool calls for `kind`; nil if it has none.
    package func function(for kind: TriggerKind) -> FunctionARN? { triggers?.functions[kind] }
}
