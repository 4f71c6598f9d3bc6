package import Cryptography
import Directory
import Factors
package import Kernel
package import Storage

/// Takes over changes of users from a followed pool. Users who have signed in here stay unchanged.
package struct FollowedUsers: Sendable {
    /// Whether a user of the pool has ever signed in here.
    package typealias HasSignedIn = @Sendable (UserID, UserPoolID, any Transaction) throws -> Bool

    private let database: any Database
    private let cipher: SecretCipher
    private let world: World
    private let tables: [StoredTable]
    private let hasSignedIn: HasSignedIn

    /// - Parameter tables: All tables, from which a user who changes is deleted.
    package init(
        _ database: any Database, tables: [StoredTable], cipher: SecretCipher, world: World,
        hasSignedIn: @escaping HasSignedIn
    ) {
        (self.database, self.tables, self.cipher) = (database, tables, cipher)
        (self.world, self.hasSignedIn) = (world, hasSignedIn)
    }

    /// The effect of a line on a user, or its effect without `isTrial`.
    package enum Outcome: Sendable, Equatable {
        /// The user does not differ.
        case same
        /// The user was changed or deleted like the followed one.
        case changed
        /// The user has signed in here, and differs in these members.
        case conflict([String])
        /// The pool does not have the user.
        case missing
        case refused(UserLineError)
    }

    /// Replaces users by those in the lines, each in a transaction of its own.
    ///
    /// - Parameter isTrial: Whether nothing is written.
    /// - Returns: The outcome of each line, in their order.
    /// - Throws: `MissingResource` if the pool does not exist, `InvalidInput` for too many lines.
    package func renew(_ lines: [[UInt8]], in id: UserPoolID, isTrial: Bool) async throws -> [Outcome] {
        guard lines.count <= UserImport.maxLines else {
            throw InvalidInput("A batch has at most \(UserImport.maxLines) lines.")
        }
        let pool = try await database.read { try PoolTable($0).require(id) }
        let users = lines.map {
            PreparedUser.result(of: $0, in: pool, cipher: cipher, world: world, dropsSealed: false)
        }
        var outcomes = try await database.read { tx in try users.map { try outcome(of: $0, tx) } }
        guard !isTrial else { return outcomes }
        for (index, user) in users.enumerated() where outcomes[index] == .changed {
            outcomes[index] = try await renew(user, in: pool)
        }
        return outcomes
    }

    /// Deletes users who were deleted from the followed pool, each in a transaction of its own.
    ///
    /// - Parameters:
    ///   - subs: Their `sub`s.
    ///   - isTrial: Whether nothing is written.
    /// - Returns: The outcome for each, in their order.
    /// - Throws: `MissingResource` if the pool does not exist, `InvalidInput` for too many.
    package func remove(_ subs: [UserID], from id: UserPoolID, isTrial: Bool) async throws -> [Outcome] {
        guard subs.count <= UserImport.maxLines else {
            throw InvalidInput("A batch has at most \(UserImport.maxLines) users.")
        }
        let pool = try await database.read { try PoolTable($0).require(id) }
        var outcomes: [Outcome] = []
        for sub in subs {
            outcomes.append(
                try await database.write { tx in
                    guard let user = try UserTable(tx).find(sub, in: id) else { return .missing }
                    guard try hasOnlySourcePassword(user), try !hasSignedIn(sub, id, tx) else {
                        return .conflict(["deleted"])
                    }
                    if !isTrial { try UserWriter(tx, of: pool).delete(user, from: tables) }
                    return .changed
                })
        }
        return outcomes
    }

    private static let maxUsers = 500

    /// The next users whose password only the followed pool knows, in the order of usernames.
    ///
    /// - Returns: Their `sub`s, and the username that they end with; nil if nothing follows.
    /// - Throws: `MissingResource` if the pool does not exist.
    package func list(in id: UserPoolID, after: String?) async throws -> (subs: [UserID], next: String?) {
        try await database.read { tx in
            try PoolTable(tx).requireExistence(id)
            let page = try UserSearchTable(tx).list(nil, in: id, after: after.map { Cursor($0) }, limit: Self.maxUsers)
            return (try page.items.filter(hasOnlySourcePassword).map(\.id), page.next?[0])
        }
    }

    // MARK: One user

    /// Whether only the followed pool can verify the user's password.
    private func hasOnlySourcePassword(_ user: User) throws -> Bool {
        guard let credential = user.credential else { return false }
        guard case .atSource = try StoredPassword(credential, of: user.id, in: user.pool, by: cipher) else {
            return false
        }
        return true
    }

    private func outcome(of user: Result<PreparedUser, UserLineError>, _ tx: any Transaction) throws -> Outcome {
        let prepared: PreparedUser
        switch user {
        case .failure(let error): return .refused(error)
        case .success(let user): prepared = user
        }
        let new = prepared.newUser.user
        guard let here = try UserTable(tx).find(new.id, in: new.pool) else { return .missing }
        let line = try UserLine(Array(UserExport(database, cipher: cipher).line(of: here, tx).utf8))
        let differences = line.differences(from: prepared.line)
        guard !differences.isEmpty else { return .same }
        let hasPassword = try here.credential != nil && !hasOnlySourcePassword(here)
        return try hasPassword || hasSignedIn(here.id, here.pool, tx) ? .conflict(differences) : .changed
    }

    /// Replaces a user, unless a sign-in came first.
    private func renew(_ user: Result<PreparedUser, UserLineError>, in pool: UserPool) async throws -> Outcome {
        do {
            return try await database.write { tx in
                let outcome = try outcome(of: user, tx)
                guard outcome == .changed, case .success(let prepared) = user,
                    let here = try UserTable(tx).find(prepared.newUser.user.id, in: pool.id)
                else { return outcome }
                let writer = UserWriter(tx, of: pool)
                try writer.delete(here, from: tables)
                guard try writer.nameConflict(of: prepared.newUser) == nil else {
                    throw LineRefusal(message: UserLineError.taken("address or name").message)
                }
                // A sign-in that has read the former record must not write it again.
                let insertion = UserInsertion(tx, in: pool)
                if let refusal = try insertion.insert(prepared, now: world.now(), version: here.version + 1) {
                    throw LineRefusal(message: refusal.message)
                }
                return .changed
            }
        } catch let error where error is LineRefusal || error is UserRefusal {
            return .refused(UserLineError(refusedBy: error))
        }
    }
}
