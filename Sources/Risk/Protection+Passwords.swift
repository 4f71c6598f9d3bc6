package import Directory
package import Kernel

/// Compromised passwords. What users choose and sign in with is looked at, not what administrators set.
extension Protection {
    /// Whether a password is compromised that is used now. Addresses that are never risky are not looked at, and nor
    /// are uses that the configuration leaves out.
    ///
    /// - Throws: `PasswordListError`.
    package func isCompromised(_ password: Secret<String>, at use: PasswordUse) throws -> Bool {
        guard !isSkipped, configuration?.compromised?.uses?.contains(use) ?? true else { return false }
        return try services.compromised.contain(password)
    }

    /// Whether compromised passwords are refused.
    package var refusesCompromised: Bool { isEnforced && configuration?.compromised?.isBlocking == true }

    /// Admits a new password. Its event says whether it is compromised.
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
