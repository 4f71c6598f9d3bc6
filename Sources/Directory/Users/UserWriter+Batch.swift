package import Kernel

extension UserWriter {
    /// Inserts the users whose names are free. Each table gets its rows by few statements, which costs a fraction of
    /// `insert` for each user. If several users of `newUsers` have one name, the first of them gets it.
    ///
    /// - Returns: For each user the conflict that kept it out; nil if it was inserted.
    /// - Throws: `StorageError.duplicate` if another transaction has claimed one of the names at the same time.
    package func insertUsersWithFreeNames(_ newUsers: [NewUser]) throws -> [NameConflict?] {
        let names = NameTable(tx)
        var taken = try names.taken(among: newUsers.flatMap { $0.allNames(in: pool) }, in: pool.id)
        var (users, claims): ([User], [NameTable.Claim]) = ([], [])
        let conflicts = newUsers.map { newUser -> NameConflict? in
            if let conflict = newUser.conflict(with: taken, in: pool) { return conflict }
            let claimed = pool.names(of: newUser.user, having: newUser.contactKinds)
            taken.formUnion(claimed.map(\.name))
            claims += claimed.map { NameTable.Claim(name: $0.name, kind: $0.kind, user: newUser.user.id) }
            users.append(newUser.user)
            return nil
        }
        try names.insert(claims, in: pool.id)
        try UserTable(tx).insert(users)
        try UserSearchTable(tx).add(users)
        return conflicts
    }
}
