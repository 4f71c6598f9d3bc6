/// What a pool asks of a password (spec area UP-PWD).
public struct PasswordPolicy: Codable, Sendable, Equatable {
    /// 6 to 99 (decision D1).
    public var minimumLength: Int
    /// Whether a letter A to Z must be in it.
    public var requireUppercase: Bool
    /// Whether a letter a to z must be in it.
    public var requireLowercase: Bool
    /// Whether a digit must be in it.
    public var requireNumbers: Bool
    /// Whether a special character must be in it.
    public var requireSymbols: Bool
    /// Days until an account whose first password was never replaced is closed, 1 to 365 (decision D15).
    public var temporaryPasswordValidityDays: Int
    /// How many of a person's last passwords may not be set again, 1 to 24; nil where all may (`PasswordHistorySize`,
    /// for which the service writes 0 or nothing, and shows nothing).
    ///
    /// The service's documents say that no password may match any of the n before it. Before a new password comes first
    /// of all the present one, so that 1 forbids to set the same again, and 3 the present one and the two before. What
    /// the documents leave open is decided so: a temporary password takes none of the places, for it is there to be
    /// replaced, and was chosen by an administrator. A change of the size takes effect with the next password.
    public var historySize: Int?

    /// A policy.
    public init(
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

    /// Eight characters of all four kinds (UP-PWD-07).
    public static let standard = PasswordPolicy(
        minimumLength: 8, requireUppercase: true, requireLowercase: true, requireNumbers: true, requireSymbols: true)

    /// The longest password there may be, in characters (UP-PWD-09).
    public static let longest = 256
}
