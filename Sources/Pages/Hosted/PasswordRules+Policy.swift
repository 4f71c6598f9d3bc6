import Directory

extension PasswordRules {
    /// The rules of `pool` for passwords.
    ///
    /// - Parameter isOfNewUser: Whether the user has had no password yet, so that none can be used again.
    init(_ pool: UserPool, isOfNewUser: Bool = false) {
        let policy = pool.settings.passwordPolicy
        self.init(
            minimumLength: policy.minimumLength, uppercase: policy.requireUppercase,
            lowercase: policy.requireLowercase, number: policy.requireNumbers, symbol: policy.requireSymbols,
            history: isOfNewUser ? 0 : policy.historySize ?? 0)
    }
}
