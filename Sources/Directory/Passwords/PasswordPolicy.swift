/// A pool's password rules (UP-PWD).
package struct PasswordPolicy: Codable, Sendable, Equatable {
    /// 6 to 99.
    package var minimumLength: Int
    /// Whether a letter A to Z is required.
    package var requireUppercase: Bool
    /// Whether a letter a to z is required.
    package var requireLowercase: Bool
    /// Whether a digit is required.
    package var requireNumbers: Bool
    /// Whether a special character is required.
    package var requireSymbols: Bool
    /// Days until an unused temporary password expires, 1 to 365.
    package var temporaryPasswordValidityDays: Int
    /// How many of a user's latest passwords may not be set again, 1 to 24; nil if all may (`PasswordHistorySize`
    /// absent or 0).
    ///
    /// The current password is included, so 1 forbids only the current one, and 3 also the previous two. Temporary
    /// passwords are excluded, because an administrator chose them. A changed size takes effect with the next password.
    package var historySize: Int?

    package init(
        minimumLength: Int, requireUppercase: Bool = false, requireLowercase: Bool = false,
        requireNumbers: Bool = false, requireSymbols: Bool = false, temporaryPasswordValidityDays: Int = 7,
        historySize: Int? = nil
    ) {
        self.minimumLength = minimumLength
        self.requireUppercase = requireUppercase
        self.requireLowercase = requireLowercase
        self.requireNumbers = requireNumbers
        self.requireSymbols = requireSymbols
        self.temporaryPasswordValidityDays = temporaryPasswordValidityDays
        self.historySize = historySize
    }

    /// Eight characters of all four classes (UP-PWD-07).
    package static let standard = PasswordPolicy(
        minimumLength: 8, requireUppercase: true, requireLowercase: true, requireNumbers: true, requireSymbols: true)

    /// The longest allowed password, in characters (UP-PWD-09).
    package static let maxLength = 256
}
