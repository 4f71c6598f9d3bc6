package import Kernel

/// What an administrator has set about risky sign-ins, for a pool or for one of its clients.
package struct RiskConfiguration: Codable, Sendable, Equatable {
    /// Ranges of addresses that no sign-in may come from, as they were written.
    package var blockedRanges: [String]?
    /// Ranges of addresses whose sign-ins are never risky, as they were written.
    package var skippedRanges: [String]?
    /// What follows at each level of risk; nil if never specified.
    package var actions: RiskActions?
    /// The e-mails about risky sign-ins; nil if never specified.
    package var notices: RiskNotices?
    /// What follows compromised passwords; nil if never specified.
    package var compromised: CompromisedPasswordSettings?
    /// When it was set.
    package var modifiedAt: Instant

    /// - Throws: `InvalidInput` for a range that is none.
    package init(
        blockedRanges: [String]?, skippedRanges: [String]?, actions: RiskActions?,
        notices: RiskNotices? = nil, compromised: CompromisedPasswordSettings? = nil, modifiedAt: Instant
    ) throws {
        for text in (blockedRanges ?? []) + (skippedRanges ?? []) where AddressRange(Array(text.utf8)) == nil {
            throw InvalidInput("\(text.prefix(64)) is not a range of IP addresses in CIDR notation.")
        }
        (self.blockedRanges, self.skippedRanges) = (blockedRanges, skippedRanges)
        (self.actions, self.notices, self.compromised) = (actions, notices, compromised)
        self.modifiedAt = modifiedAt
    }

    /// Whether no sign-in may come from `address`.
    package func blocks(_ address: AddressValue) -> Bool { Self.isAny(of: blockedRanges, around: address) }

    /// Whether sign-ins from `address` are never risky.
    package func skips(_ address: AddressValue) -> Bool { Self.isAny(of: skippedRanges, around: address) }

    private static func isAny(of ranges: [String]?, around address: AddressValue) -> Bool {
        (ranges ?? []).contains { AddressRange(Array($0.utf8))?.contains(address) ?? false }
    }
}

/// What follows a risky sign-in (UP-ASF-08 to 11).
package enum RiskAction: String, Codable, CaseIterable, Sendable {
    case none = "NO_ACTION"
    /// Users with a second factor are asked for it.
    case secondFactorIfSetUp = "MFA_IF_CONFIGURED"
    /// Users with a second factor are asked for it, and others are refused.
    case secondFactor = "MFA_REQUIRED"
    case block = "BLOCK"
}

/// The action for each level; nil for none.
package struct RiskActions: Codable, Sendable, Equatable {
    package var low: RiskAction?
    package var medium: RiskAction?
    package var high: RiskAction?
    /// The levels of which users are told; nil for none.
    package var notified: Set<RiskLevel>?

    package init(
        low: RiskAction? = nil, medium: RiskAction? = nil, high: RiskAction? = nil, notified: Set<RiskLevel>? = nil
    ) {
        (self.low, self.medium, self.high, self.notified) = (low, medium, high, notified)
    }

    /// The action for `level`.
    package subscript(level: RiskLevel) -> RiskAction {
        switch level {
        case .low: low ?? .none
        case .medium: medium ?? .none
        case .high: high ?? .none
        }
    }
}

/// What follows the use of a compromised password (UP-ASF-03, UP-ASF-04).
package struct CompromisedPasswordSettings: Codable, Sendable, Equatable {
    /// The uses that are looked at; nil for all.
    package var uses: Set<PasswordUse>?
    /// Whether the password is refused.
    package var isBlocking: Bool

    package init(uses: Set<PasswordUse>? = nil, isBlocking: Bool) { (self.uses, self.isBlocking) = (uses, isBlocking) }
}

/// What a user does with a password.
package enum PasswordUse: String, Codable, CaseIterable, Sendable {
    case signIn = "SIGN_IN"
    case signUp = "SIGN_UP"
    case change = "PASSWORD_CHANGE"
}

extension PoolSettings {
    /// Whether sign-ins are judged by their risk, and leave events.
    package var judgesRisk: Bool { (advancedSecurity ?? .off) != .off }

    /// - Throws: `PoolRefusal.riskNotJudged`.
    package func requireJudgedRisk() throws {
        guard judgesRisk else { throw PoolRefusal.riskNotJudged }
    }
}
