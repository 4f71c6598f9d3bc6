package import Authentication
import Foundation
package import Kernel
import SRP

/// A challenge as the answer of an auth call words it.
package struct ChallengeOutput: Sendable {
    /// The challenge's name.
    package let name: String
    /// To be sent with the answer; nil if the parameters contain the whole state.
    package let session: Secret<String>?
    /// The challenge's parameters.
    package let parameters: [String: String]

    /// Nil if the sign-in is complete.
    package init?(_ step: SignInStep) throws {
        switch step {
        case .signedIn: return nil
        case .passwordVerifier(let challenge):
            (name, session, parameters) = ("PASSWORD_VERIFIER", nil, challenge.parameters)
        case .newPassword(let challenge, let session):
            (name, self.session, parameters) = ("NEW_PASSWORD_REQUIRED", session, try challenge.parameters())
        }
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

extension NewPasswordChallenge {
    /// Begins the name of a parameter that contains an attribute.
    static let attributePrefix = "userAttributes."

    fileprivate func parameters() throws -> [String: String] {
        [
            "USER_ID_FOR_SRP": userIDForSRP, "userAttributes": try Self.json(attributes),
            "requiredAttributes": try Self.json(required.map { Self.attributePrefix + $0 }),
        ]
    }

    private static func json(_ value: Any) throws -> String {
        String(
            decoding: try JSONSerialization.data(
                withJSONObject: value, options: [.sortedKeys, .withoutEscapingSlashes]),
            as: UTF8.self)
    }
}
