import Kernel
import Storage

/// Names of users while their pool changes the rules for names.
extension UserWriter {
    /// Claims the names of a user under the future rules, in addition to the present ones.
    ///
    /// - Returns: How many names the user got, and which names belong to other users.
    func claimNames(of user: User) throws -> (claimed: Int, taken: [SchemaReview.Obstacle]) {
        let table = NameTable(tx)
        let current = try table.names(of: user.id, in: pool.id)
        var (claimed, taken): (Int, [SchemaReview.Obstacle]) = (0, [])
        for (kind, name) in pool.names(of: user, having: Set(current.map { $0.kind }))
        where !current.contains(where: { $0.name == name }) {
            if try table.claim(name, kind: kind, for: user.id, in: pool.id) {
                claimed += 1
            } else if let owner = try UserTable(tx).find(name, in: pool.id) {
                taken.append(
                    SchemaReview.collision(
                        of: user.username.rawValue, with: owner.username.rawValue, name: name.folded))
            }
        }
        return (claimed, taken)
    }

    /// Releases the names that the rules do not give a user.
    ///
    /// - Returns: The number of released names.
    func releaseNames(of user: User) throws -> Int {
        let table = NameTable(tx)
        let current = try table.names(of: user.id, in: pool.id)
        let wanted = pool.names(of: user, having: Set(current.map { $0.kind })).map { $0.name }
        let surplus = current.map { $0.name }.filter { !wanted.contains($0) }
        try table.release(surplus, of: user.id, in: pool.id)
        return surplus.count
    }
}
