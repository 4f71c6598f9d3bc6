/// The rules for a new password; shown, and checked in the browser while it is typed. The server decides.
package struct PasswordRules: Sendable {
    package var minimumLength: Int
    package var uppercase: Bool
    package var lowercase: Bool
    package var number: Bool
    package var symbol: Bool
    /// How many earlier passwords may not be used again; 0 for none.
    package var history: Int

    package init(
        minimumLength: Int = 8, uppercase: Bool = true, lowercase: Bool = true, number: Bool = true,
        symbol: Bool = true, history: Int = 0
    ) {
        (self.minimumLength, self.uppercase, self.lowercase) = (minimumLength, uppercase, lowercase)
        (self.number, self.symbol, self.history) = (number, symbol, history)
    }
}
