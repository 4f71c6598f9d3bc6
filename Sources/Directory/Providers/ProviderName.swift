import Kernel

/// The rules for provider names and identifiers.
enum ProviderName {
    /// Checks the name of a new provider (UP-SAML-13, GUIDE-14): a social provider has the name of its kind, and other
    /// providers do not.
    ///
    /// - Throws: `InvalidInput`.
    static func check(_ name: String, of kind: ProviderKind) throws {
        guard !kind.isSocial else {
            guard name.hasSameBytes(as: kind.rawValue) else {
                throw InvalidInput("The provider of type \(kind.rawValue) must have the name \(kind.rawValue).")
            }
            return
        }
        let taken = ProviderKind.allCases.map(\.rawValue) + [IdentityProvider.ownName]
        guard !taken.contains(where: { $0.lowercased().hasSameBytes(as: name.lowercased()) }) else {
            throw InvalidInput("The provider name \(name) is reserved.")
        }
        guard (1...32).contains(name.unicodeScalars.count), isWord(name), name.utf8.first != UInt8(ascii: "_") else {
            throw InvalidInput(
                "The provider name is not valid: it has up to 32 letters, digits and + = . @ - _, and does not begin "
                    + "with _."
            )
        }
    }

    /// Checks identifiers (UP-SAML-15).
    ///
    /// - Throws: `InvalidInput` if there are too many, or one is not valid or occurs twice.
    static func check(identifiers: [String]) throws {
        guard identifiers.count <= 50 else { throw InvalidInput("A provider can have at most 50 identifiers.") }
        for identifier in identifiers where !(1...40).contains(identifier.unicodeScalars.count) || !isWord(identifier) {
            throw InvalidInput("The identifier \(identifier) is not valid.")
        }
        guard Set(identifiers.map { ByteKey(folded($0)) }).count == identifiers.count else {
            throw InvalidInput("An identifier is given twice.")
        }
    }

    /// The form of identifiers for comparisons: domains are case-insensitive (GUIDE-27).
    static func folded(_ identifier: String) -> String { SignInName(identifier, caseSensitive: false).folded }

    private static func isWord(_ name: String) -> Bool {
        name.unicodeScalars.allSatisfy { scalar in
            scalar.properties.isAlphabetic || scalar.properties.numericType != nil
                || "+=.@-_".unicodeScalars.contains(scalar)
        }
    }
}
