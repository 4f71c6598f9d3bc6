package import Directory
package import Kernel

/// Compromised passwords. Only passwords that users choose and sign in with are checked, not the ones set by
/// administrators.
extension Protection {
    /// Whether the password in this use is compromised. Addresses that are never risky are not checked, and neither are
    /// uses that the configuration excludes.
    ///
    /// - Throws: `PasswordListError`.
    package func isCompromised(_ password: Secret<String>, at use: PasswordUse) throws -> Bool {
        guard !isSkipped, configuration?.compromised?.uses?.contains(use) ?? true else { return false }
        return try services.compromised.contain(password)
    }

    /// Whether compromised passwords are refused.
    package var refusesCompromised: Bool { isEnforced && configuration?.compromised?.isBlocking == true }

    /// Checks a new password. Its event records whether it is compromised.
    ///
    /// - Throws: `PasswordRefusal.compromised`, `PasswordListError`.
    package mutating func admit(_ password: Secret<String>, at use: PasswordUse) throws {
        usesCompromised = try isCompromised(password, at: use)
        let isBlocked = usesCompromised && refusesCompromised
        var found = JudgedRisk(use.act, in: pool)
        (found.isCompromised, found.isBlocked) = (usesCompromised, isBlocked)
        AuditContext.note(found)
        guard !isBlocked else { throw PasswordRefusal.compromised }
    }
}

extension PasswordUse {
    fileprivate var act: JudgedRisk.Act {
        switch self {
        case .signIn: .signIn
        case .signUp: .signUp
        case .change: .passwordChange
        }
    }
}
