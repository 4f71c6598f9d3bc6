import Kernel
import Storage

/// A part of a plan: the effects of a change on some users.
package struct SchemaReview: Codable, Sendable, Equatable {
    /// The users that were looked at.
    package var users = 0
    /// The number of these that have a value or a name to change.
    package var changed = 0
    /// The obstacles to the change.
    package var obstacles: [Obstacle] = []
    /// Names that users of this part would get and that are free today. Two users must not get the same name.
    package var claims: [Claim] = []
    /// Where the next part begins; nil at the end.
    package var next: String?

    /// A user that a change would harm, or a client.
    package struct Obstacle: Codable, Sendable, Equatable {
        package var name: String
        package var reason: String
        /// Whether the change is impossible while this obstacle exists.
        package var isFinal = false

        package init(_ name: String, because reason: String, isFinal: Bool = false) {
            (self.name, self.reason, self.isFinal) = (name, reason, isFinal)
        }
    }

    /// A name that a user would get.
    package struct Claim: Codable, Sendable, Equatable {
        package var user: String
        package var name: String
    }

    /// - Parameter name: The name that would find both users.
    package static func collision(of user: String, with other: String, name: String) -> Obstacle {
        Obstacle(user, because: "\(other) would have the same name, \(name)", isFinal: true)
    }
}

/// Checks users against a change.
struct SchemaReviewer {
    let tx: any Transaction
    /// The pool after the change.
    let pool: UserPool
    let change: SchemaChange

    func add(_ user: User, to review: inout SchemaReview) throws {
        review.users += 1
        switch change {
        case .names: try addNames(of: user, to: &review)
        case .redefine(let name, let rules):
            if let definition = pool.schema[name], let reason = rules.obstacle(of: user, under: definition) {
                review.obstacles.append(.init(user.username.rawValue, because: reason))
            }
        case .add, .rename, .remove:
            if try change.applied(to: user) != nil { review.changed += 1 }
            if let reason = try change.obstacle(of: user) {
                review.obstacles.append(.init(user.username.rawValue, because: reason))
            }
        }
    }

    private func addNames(of user: User, to review: inout SchemaReview) throws {
        let username = user.username.rawValue
        let held = try NameTable(tx).names(of: user.id, in: pool.id)
        let wanted = pool.names(of: user, holding: Set(held.map { $0.kind }))
        let free = wanted.filter { name in !held.contains { $0.name == name.name } }
        if !free.isEmpty || held.count > wanted.count { review.changed += 1 }
        for (_, name) in free {
            guard let owner = try UserTable(tx).find(name, in: pool.id) else {
                review.claims.append(.init(user: username, name: name.folded))
                continue
            }
            review.obstacles.append(
                SchemaReview.collision(of: username, with: owner.username.rawValue, name: name.folded))
        }
        if let reason = obstacle(of: user, among: wanted.map { $0.kind }) {
            review.obstacles.append(.init(username, because: reason))
        }
    }

    /// Why a user could not sign in, or has an address that another user may claim; nil if neither applies.
    private func obstacle(of user: User, among kinds: [SignInName.Kind]) -> String? {
        guard user.status != .externalProvider else { return nil }
        let isNamedBySub = user.username.rawValue.hasSameBytes(as: user.id.rawValue)
        let hasMore = kinds.contains { $0 != .username && $0 != .sub }
        if isNamedBySub { return hasMore ? nil : "It would have no name but its sub" }
        guard !pool.namesByContact else { return hasMore ? nil : "It has no verified address to sign in with" }
        do {
            try pool.requireChosen(user.username.rawValue)
            return nil
        } catch { return (error as? any Refusal)?.message ?? "Its username does not fit" }
    }
}

extension UserPool {
    /// All names of `user`.
    ///
    /// - Parameter kinds: The kinds of name that the user has at present.
    func names(of user: User, holding kinds: Set<SignInName.Kind>) -> [(kind: SignInName.Kind, name: SignInName)] {
        let sub = SignInName(user.id.rawValue, caseSensitive: true)
        var names: [(kind: SignInName.Kind, name: SignInName)] = []
        for name in usernames(of: user) { names.append((kind: .username, name: name)) }
        names.append((kind: .sub, name: sub))
        names += aliases(of: user, holding: kinds)
        var seen: Set<SignInName> = []
        return names.filter { seen.insert($0.name).inserted }
    }
}
