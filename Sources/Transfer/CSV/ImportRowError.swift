package import Directory

/// Why a row is not imported. The others are.
package enum ImportRowError: Error, Sendable, Equatable {
    case cellCount
    case usernameMissing
    case usernameHasSpace
    case usernameInvalid
    case flagInvalid(column: String)
    case mfaRequired
    case mfaOff
    case mfaWithoutFactor
    case noVerifiedContact
    case contactNotVerified(ContactAttribute)
    case contactMissing(ContactAttribute)
    case attributeMissing(String)
    case attributeInvalid(String)
    case aliasTaken
    /// The hash is of another algorithm than this one.
    case hashOfOtherAlgorithm(ImportedHashAlgorithm)
    /// The hash cannot be used, for this reason.
    case hashUnusable(String)
    case internalError

    /// A sentence for the log. It names columns and attributes, but contains no value of the row (IMP-LOG-04).
    package var message: String {
        switch self {
        case .cellCount: "The line does not have as many cells as the header."
        case .usernameMissing: "cognito:username is missing."
        case .usernameHasSpace: "cognito:username has a space or a tab."
        case .usernameInvalid: "cognito:username cannot be a username in this user pool."
        case .flagInvalid(let column): "\(column) is neither true nor false."
        case .mfaRequired: "cognito:mfa_enabled must be true, because the user pool requires MFA."
        case .mfaOff: "cognito:mfa_enabled must be false, because the user pool has no MFA."
        case .mfaWithoutFactor:
            "cognito:mfa_enabled is true, but there is no phone number, or the user pool has no MFA by text message."
        case .noVerifiedContact: "The user record does not set any of the auto verified attributes to true."
        case .contactNotVerified(let contact): "\(contact.verifiedFlag) must be true."
        case .contactMissing(let contact): "\(contact.rawValue) is missing, but \(contact.verifiedFlag) is true."
        case .attributeMissing(let name): "The required attribute \(name) is missing."
        case .attributeInvalid(let name): "The value of \(name) does not conform to the schema."
        case .aliasTaken: "Another user has one of the user's aliases."
        case .hashOfOtherAlgorithm(let algorithm):
            "cognito:password_hash is not a hash of \(algorithm.rawValue)."
        case .hashUnusable(let reason): "cognito:password_hash: \(reason)"
        case .internalError: "An internal error occurred."
        }
    }
}
