package import Kernel

extension PasswordPolicy {
    /// The reason for a new password, as the beginning of a refusal, which applications compare.
    package enum Purpose: String, CaseIterable, Sendable {
        /// `SignUp`.
        case signUp = "Password did not conform with policy"
        /// `AdminCreateUser`.
        case invitation = "Password did not conform with password policy"
        /// Every operation that replaces the password of a user.
        case replacement = "Password does not conform to policy"
    }

    /// Checks a password against the policy (UP-PWD-08). Character classes are ASCII, as in Cognito; other characters
    /// matter only for the length.
    ///
    /// - Throws: `PasswordRefusal`.
    package func check(_ password: Secret<String>, for purpose: Purpose) throws {
        let characters = password.exposed.unicodeScalars
        guard characters.count >= minimumLength else { throw PasswordRefusal.tooShort(for: purpose) }
        guard characters.count <= Self.maxLength else { throw PasswordRefusal.tooLong(for: purpose) }
        let kinds = Self.kinds(in: password.exposed)
        for (required, kind, name) in [
            (requireUppercase, Kind.uppercase, "uppercase"), (requireLowercase, .lowercase, "lowercase"),
            (requireNumbers, .number, "numeric"), (requireSymbols, .symbol, "symbol"),
        ] where required && !kinds.contains(kind) {
            throw PasswordRefusal.lacks(name, for: purpose)
        }
    }

    private enum Kind: Hashable { case uppercase, lowercase, number, symbol }

    /// A space is a symbol if it is between other characters, but not at either end.
    private static func kinds(in password: String) -> Set<Kind> {
        let bytes = Array(password.utf8)
        var kinds: Set<Kind> = []
        for (index, byte) in bytes.enumerated() {
            switch byte {
            case _ where byte.isASCIIUppercase: kinds.insert(.uppercase)
            case _ where byte.isASCIILowercase: kinds.insert(.lowercase)
            case _ where byte.isASCIIDigit: kinds.insert(.number)
            case UInt8(ascii: " ") where index == 0 || index == bytes.count - 1: break
            default: if symbols.contains(byte) { kinds.insert(.symbol) }
            }
        }
        return kinds
    }

    /// The Developer Guide's special characters (UP-PWD-01), with Cognito's later additions `=`, `+` and the space.
    private static let symbols = Set(#"^$*.[]{}()?-"!@#%&/\,><':;|_~`=+ "#.utf8)
}
