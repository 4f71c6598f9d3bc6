/// How risky a sign-in is. A sign-in that is not risky has no level.
package enum RiskLevel: String, Codable, CaseIterable, Sendable {
    case low = "Low"
    case medium = "Medium"
    case high = "High"
}

/// The result of threat protection for a request.
package struct JudgedRisk: Hashable, Sendable {
    /// The kind of request.
    package enum Act: String, CaseIterable, Sendable {
        case signIn = "SignIn"
        case signUp = "SignUp"
        case passwordChange = "PasswordChange"
    }

    package var act: Act
    package var pool: UserPoolID
    /// How likely it is that the request does not come from the account's owner; nil if it is not risky.
    package var level: RiskLevel?
    /// Whether the password is known to have been compromised.
    package var isCompromised = false
    /// Whether the pool's settings refuse the request.
    package var isBlocked = false

    package init(_ act: Act, in pool: UserPoolID, level: RiskLevel? = nil) {
        (self.act, self.pool, self.level) = (act, pool, level)
    }
}
