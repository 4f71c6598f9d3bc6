package import Kernel

/// Why a password is not acceptable.
package enum PasswordRefusal: Refusal {
    /// It has fewer characters than the pool requires.
    case tooShort(for: PasswordPolicy.Purpose)
    /// It has more characters than any password may have.
    case tooLong(for: PasswordPolicy.Purpose)
    /// It lacks a class of characters that the pool requires.
    case lacks(_ characters: String, for: PasswordPolicy.Purpose)
    /// Attackers try it first.
    case common(for: PasswordPolicy.Purpose)
    /// It has been compromised elsewhere, and the pool refuses such passwords.
    case compromised
    /// It is in the user's history.
    case usedBefore

    package var kind: RefusalKind { .invalid }

    /// Sentences that begin as applications expect of each operation.
    package var message: String {
        switch self {
        case .tooShort(let purpose): "\(purpose.rawValue): Password not long enough"
        case .tooLong(let purpose): "\(purpose.rawValue): Password too long"
        case .lacks(let characters, let purpose): "\(purpose.rawValue): Password must have \(characters) characters"
        case .common(let purpose): "\(purpose.rawValue): Password is too easy to guess"
        case .compromised: "Provided password cannot be used for security reasons."
        case .usedBefore: "Password has been used before. Choose one that is new."
        }
    }
}
