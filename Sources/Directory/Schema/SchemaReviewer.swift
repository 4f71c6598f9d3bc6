import Kernel
import Storage

/// Checks users against a change.
struct SchemaReviewer {
    let tx: any Transaction
    /// The pool after the change.
    let pool: UserPool
    let change: SchemaChange

    /// Adds the effects of the change on `user` to `review`.
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
        let current = try NameTable(tx).names(of: user.id, in: pool.id)
        let wanted = pool.names(of: user, having: Set(current.map { $0.kind }))
        let free = wanted.filter { name in !current.contains { $0.name == name.name } }
        if !free.isEmpty || current.count > wanted.count { review.changed += 1 }
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
