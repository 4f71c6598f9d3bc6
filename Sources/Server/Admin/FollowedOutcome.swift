import Transfer

/// The outcome for a user of a followed pool, as a command returns it.
package struct FollowedOutcome: Codable, Sendable, Equatable {
    /// What was done: `conflict` if the user has signed in here, `missing` if there is no such user here.
    package enum Kind: String, Codable, Sendable {
        case same, changed, conflict, missing, refused
    }

    package var kind: Kind
    /// The members that differ, for a conflict.
    package var differences: [String] = []
    /// Why the user was refused.
    package var refusal: String?

    init(_ outcome: FollowedUsers.Outcome) {
        switch outcome {
        case .same: kind = .same
        case .changed: kind = .changed
        case .conflict(let differences): (kind, self.differences) = (.conflict, differences)
        case .missing: kind = .missing
        case .refused(let error): (kind, refusal) = (.refused, error.message)
        }
    }
}
