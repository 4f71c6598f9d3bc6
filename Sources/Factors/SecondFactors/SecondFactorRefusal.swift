package import Kernel

/// Why a second factor is not accepted, or cannot be registered.
package enum SecondFactorRefusal: Refusal, CaseIterable {
    /// The code that was sent is wrong.
    case sentCodeMismatch
    /// The code of the authenticator app is wrong.
    case softwareTokenMismatch
    /// The code of the authenticator app is right, but has already been accepted.
    case softwareTokenUsed
    /// The recovery code is wrong, or was used.
    case recoveryCodeMismatch
    /// The code of an authenticator app that is being registered is wrong.
    case registrationMismatch
    /// The user has no authenticator app.
    case softwareTokenNotFound
    /// The pool does not offer authenticator apps (UP-MFA-18).
    case softwareTokensNotOffered

    package var kind: RefusalKind {
        switch self {
        case .sentCodeMismatch, .softwareTokenMismatch, .recoveryCodeMismatch, .registrationMismatch: .mismatch
        case .softwareTokenUsed: .expired
        case .softwareTokenNotFound: .notFound
        case .softwareTokensNotOffered: .unsupported
        }
    }

    /// Sentences that clients compare.
    package var message: String {
        switch self {
        case .sentCodeMismatch: "Invalid code or auth state for the user."
        case .softwareTokenMismatch: "Invalid code received for user"
        case .softwareTokenUsed: "Your software token has already been used once."
        case .recoveryCodeMismatch: "Invalid recovery code."
        case .registrationMismatch: "Code mismatch and fail enable Software Token MFA"
        case .softwareTokenNotFound: "Software Token MFA does not exist for the user."
        case .softwareTokensNotOffered: "Software Token MFA has not been enabled by the userPool."
        }
    }
}
