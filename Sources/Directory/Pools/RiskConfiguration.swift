package import Kernel

/// An administrator's settings for risky sign-ins, for a pool or for one of its clients.
package struct RiskConfiguration: Codable, Sendable, Equatable {
    /// Address ranges whose sign-ins are refused, as written by the administrator.
    package var blockedRanges: [String]?
    /// Address ranges whose sign-ins are never risky, as written by the administrator.
    package var skippedRanges: [String]?
    /// The reactions at each level of risk; nil if never specified.
    package var actions: RiskActions?
    /// The e-mails about risky sign-ins; nil if never specified.
    package var notices: RiskNotices?
    /// The reaction to compromised passwords; nil if never specified.
    package var compromised: CompromisedPasswordSettings?
    /// When it was set.
    package var modifiedAt: Instant

    /// Settings with these parts, whose ranges are checked.
    ///
    /// - Throws: `InvalidInput` for an invalid range.
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

    /// Whether sign-ins from `address` are refused.
    package func blocks(_ address: AddressValue) -> Bool { Self.isAny(of: blockedRanges, around: address) }

    /// Whether sign-ins from `address` are never risky.
    package func skips(_ address: AddressValue) -> Bool { Self.isAny(of: skippedRanges, around: address) }

    private static func isAny(of ranges: [String]?, around address: AddressValue) -> Bool {
        (ranges ?? []).contains { AddressRange(Array($0.utf8))?.contains(address) ?? false }
    }
}

/// The reaction to a risky sign-in (UP-ASF-08 to UP-ASF-11).
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
    /// The levels that users are notified of; nil for none.
    package var notified: Set<RiskLevel>?

    package init(
        low: RiskAction? = nil, medium: RiskAction? = nil, high: RiskAction? = nil, notified: Set<RiskLevel>? = nil
    ) {
        (self.low, self.medium, self.high, self.notified) = (low, medium, high, notified)
    }

    package subscript(level: RiskLevel) -> RiskAction {
        switch level {
        case .low: low ?? .none
        case .medium: medium ?? .none
        case .high: high ?? .none
        }
    }
}

/// The reaction to a compromised password (UP-ASF-03, UP-ASF-04).
package struct CompromisedPasswordSettings: Codable, Sendable, Equatable {
    /// The uses that are checked; nil for all.
    package var uses: Set<PasswordUse>?
    /// Whether the password is refused.
    package var isBlocking: Bool

    package init(uses: Set<PasswordUse>? = nil, isBlocking: Bool) { (self.uses, self.isBlocking) = (uses, isBlocking) }
}

/// A user's use of a password.
package enum PasswordUse: String, Codable, CaseIterable, Sendable {
    case signIn = "SIGN_IN"
    case signUp = "SIGN_UP"
    case change = "PASSWORD_CHANGE"
}

extension PoolSettings {
    /// Whether the risk of sign-ins of any kind is assessed and recorded in events.
    package var judgesRisk: Bool {
        [advancedSecurity, customAuthSecurity].contains { ($0 ?? .off) != .off }
    }

    /// Refuses what only pools that assess risk can do.
    ///
    /// - Throws: `PoolRefusal.riskNotJudged`.
    package func requireJudgedRisk() throws {
        guard judgesRisk else { throw PoolRefusal.riskNotJudged }
    }
}
