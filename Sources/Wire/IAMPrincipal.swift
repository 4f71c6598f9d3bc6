package import Kernel

/// The id of an IAM user or role: `AIDA` or `AROA`, and 16 capitals and digits.
package struct PrincipalID: Identifier {
    package var rawValue: String
    /// Wraps `rawValue` unchecked.
    package init(rawValue: String) { self.rawValue = rawValue }
}

/// The identity behind a signature.
package enum IAMPrincipal: Hashable, Sendable {
    /// The account itself, which may perform everything.
    case root
    /// A user.
    case user(PrincipalID, name: String)
    /// A session of a role.
    case assumedRole(PrincipalID, role: String, session: String)
    /// A session for a name, opened by a user or, if the id is nil, by the account itself.
    case federatedUser(PrincipalID?, name: String)

    /// The user or role whose policies apply; nil for the account itself.
    package var id: PrincipalID? {
        switch self {
        case .root: nil
        case .user(let id, _), .assumedRole(let id, _, _): id
        case .federatedUser(let id, _): id
        }
    }
}

/// A tag of a user, a role or a session.
package struct IAMResourceTag: Hashable, Codable, Sendable {
    package var key: String
    package var value: String

    package init(key: String, value: String) {
        self.key = key
        self.value = value
    }
}

/// The session that signed, as its token describes it.
package struct IAMSession: Hashable, Sendable {
    /// When the session began.
    package var issuedAt: Instant
    /// When its credentials expire.
    package var expiresAt: Instant
    /// The texts of policies that narrow the session.
    package var policies: [String]
    /// The ids of managed policies that narrow the session.
    package var policyIDs: [String]
    package var tags: [IAMResourceTag]
    /// The keys of the tags that are passed on to sessions opened from this one.
    package var transitiveTagKeys: [String]
    /// The source identity that the session's first caller stated.
    package var sourceIdentity: String?
    /// The condition keys of the token that the session started with, such as `accounts.google.com:sub`.
    package var federationKeys: [String: [String]]

    /// A session of these parts.
    package init(
        issuedAt: Instant, expiresAt: Instant, policies: [String] = [], policyIDs: [String] = [],
        tags: [IAMResourceTag] = [],
        transitiveTagKeys: [String] = [], sourceIdentity: String? = nil, federationKeys: [String: [String]] = [:]
    ) {
        self.issuedAt = issuedAt
        self.expiresAt = expiresAt
        self.policies = policies
        self.policyIDs = policyIDs
        self.tags = tags
        self.transitiveTagKeys = transitiveTagKeys
        self.sourceIdentity = sourceIdentity
        self.federationKeys = federationKeys
    }

    /// Whether policies narrow the session.
    package var isNarrowed: Bool { !policies.isEmpty || !policyIDs.isEmpty }
}

extension IAMCaller {
    /// The caller's unique id, as returned by `GetCallerIdentity` and in `aws:userid`.
    package var uniqueID: String {
        switch principal {
        case .root: accountID
        case .user(let id, _): id.rawValue
        case .assumedRole(let id, _, let session): "\(id):\(session)"
        case .federatedUser(_, let name): "\(accountID):\(name)"
        }
    }
}
