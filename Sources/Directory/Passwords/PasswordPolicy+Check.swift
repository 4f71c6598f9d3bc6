public import Kernel

extension PasswordPolicy {
    /// Checks a password against the policy (UP-PWD-08). Character classes are ASCII, as in Cognito; other characters
    /// count only for the length.
    ///
    /// - Throws: `Refusal` with reason `.invalidPassword`.
    public func check(_ password: Secret<String>) throws {
        let characters = password.exposed.unicodeScalars
        guard characters.count >= minimumLength else { throw Self.refusal("Password not long enough") }
        guard characters.count <= Self.longest else { throw Self.refusal("Password too long") }
        let kinds = Self.kinds(in: password.exposed)
        for (required, kind, name) in [
            (requireUppercase, Kind.uppercase, "uppercase"), (requireLowercase, .lowercase, "lowercase"),
            (requireNumbers, .number, "numeric"), (requireSymbols, .symbol, "symbol"),
        ] where required && !kinds.contains(kind) {
            throw Self.refusal("Password must have \(name) characters")
        }
    }

    private enum Kind: Hashable { case uppercase, lowercase, number, symbol }

    /// A space counts as a symbol between other characters, and not at either end.
    private static func kinds(in password: String) -> Set<Kind> {
        let bytes = Array(password.utf8)
        var kinds: Set<Kind> = []
        for (place, byte) in bytes.enumerated() {
            switch byte {
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): kinds.insert(.uppercase)
            case UInt8(ascii: "a")...UInt8(ascii: "z"): kinds.insert(.lowercase)
            case UInt8(ascii: "0")...UInt8(ascii: "9"): kinds.insert(.number)
            case UInt8(ascii: " ") where place == 0 || place == bytes.count - 1: break
            default: if symbols.contains(byte) { kinds.insert(.symbol) }
            }
        }
        return kinds
    }

    /// The Developer Guide's special characters (UP-PWD-01), with Cognito's later additions `=`, `+` and the space.
    private static let symbols = Set(#"^$*.[]{}()?-"!@#%&/\,><':;|_~`=+ "#.utf8)

    private static func refusal(_ what: String) -> Refusal {
        Refusal(.invalidPassword, "Password did not conform with policy: \(what)")
    }
}
