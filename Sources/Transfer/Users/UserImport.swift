package import Cryptography
package import Directory
import Factors
package import Kernel
package import Storage

/// Adds the users of a file's lines to a pool, a batch in each transaction.
///
/// No function of the pool is called, and no message is sent: the users have signed up elsewhere.
package struct UserImport: Sendable {
    private let database: any Database
    private let cipher: SecretCipher
    private let world: World
    private let cache: SettingsCache

    package init(_ database: any Database, cipher: SecretCipher, world: World, cache: SettingsCache) {
        (self.database, self.cipher, self.world, self.cache) = (database, cipher, world, cache)
    }

    /// How to treat lines.
    package enum Mode: String, Codable, Sendable {
        /// An existing user is an error.
        case first
        /// An existing user with the name and the `sub` of the line was imported earlier.
        case again
        /// Nothing is written.
        case check
    }

    /// The outcome of a line.
    package enum Outcome: Sendable, Equatable {
        case added
        /// The user was imported earlier.
        case present
        /// A check has found no obstacle. Each of these names must be unique among the lines.
        case addable(claims: [String])
        case refused(UserLineError)
    }

    /// The most lines of a batch.
    package static let maxLines = 200

    /// Rolls back the transaction of a check, and carries its outcomes out.
    private struct CheckRollback: Error { let outcomes: [Outcome] }

    /// Imports lines. If the store refuses one of them, each is written separately.
    ///
    /// - Parameter dropsSealed: Whether passwords and recovery codes that only another store can use are left out;
    ///   otherwise their lines are refused.
    /// - Returns: The outcome of each line, in their order.
    /// - Throws: `MissingResource` if the pool does not exist, `InvalidInput` for too many lines.
    package func run(
        _ lines: [[UInt8]], into id: UserPoolID, as mode: Mode, dropsSealed: Bool = false
    ) async throws -> [Outcome] {
        guard lines.count <= Self.maxLines else { throw InvalidInput("A batch has at most \(Self.maxLines) lines.") }
        let (pool, hashKey) = try await database.read { try PoolTable($0).requireWithHashKey(id) }
        try cipher.noteHashKey(hashKey, of: id)
        let users = lines.map {
            PreparedUser.result(of: $0, in: pool, cipher: cipher, world: world, dropsSealed: dropsSealed)
        }
        do {
            return try await write(users, to: pool, as: mode)
        } catch let error where isOfLine(error) {
            return try await writeEach(users, to: pool, as: mode)
        }
    }

    private func writeEach(
        _ users: [Result<PreparedUser, UserLineError>], to pool: UserPool, as mode: Mode
    ) async throws -> [Outcome] {
        var outcomes: [Outcome] = []
        for user in users {
            do { outcomes += try await write([user], to: pool, as: mode) } catch let error where isOfLine(error) {
                outcomes.append(.refused(UserLineError(refusedBy: error)))
            }
        }
        return outcomes
    }

    private func write(
        _ users: [Result<PreparedUser, UserLineError>], to pool: UserPool, as mode: Mode
    ) async throws -> [Outcome] {
        do {
            let (outcomes, isMarked) = try await database.write { tx in
                try PoolTable(tx).requireExistence(pool.id)
                let outcomes = try users.map { try outcome(of: $0, in: pool, as: mode, tx) }
                if mode == .check { throw CheckRollback(outcomes: outcomes) }
                let bringsHash = zip(users, outcomes).contains { user, outcome in
                    outcome == .added && (try? user.get())?.hasForeignPassword == true
                }
                return (outcomes, try bringsHash && PoolTable(tx).markForeignHashes(of: pool.id))
            }
            if isMarked { cache.forget(pool.id) }
            return outcomes
        } catch let rollback as CheckRollback { return rollback.outcomes }
    }

    private func outcome(
        of user: Result<PreparedUser, UserLineError>, in pool: UserPool, as mode: Mode, _ tx: any Transaction
    ) throws -> Outcome {
        let prepared: PreparedUser
        switch user {
        case .failure(let error): return .refused(error)
        case .success(let user): prepared = user
        }
        if let other = try conflict(of: prepared, in: pool, as: mode, tx) { return other }
        if let refusal = try UserInsertion(tx, in: pool).insert(prepared, now: world.now()) {
            return .refused(refusal)
        }
        return mode == .check ? .addable(claims: prepared.claims) : .added
    }

    private func conflict(
        of user: PreparedUser, in pool: UserPool, as mode: Mode, _ tx: any Transaction
    ) throws -> Outcome? {
        let id = user.newUser.user.id
        if let owner = try NameTable(tx).owner(of: pool.signInName(user.line.username), in: pool.id) {
            let isSame = user.line.sub.map { $0 == owner.user } ?? true
            return mode == .again && isSame ? .present : .refused(.exists)
        }
        if try UserTable(tx).find(id, in: pool.id) != nil { return .refused(.taken("sub")) }
        switch try UserWriter(tx, of: pool).nameConflict(of: user.newUser) {
        case .sub: return .refused(.taken("sub"))
        case .username: return .refused(.exists)
        case .alias: return .refused(.taken("address or name"))
        case nil: return nil
        }
    }

    private func isOfLine(_ error: any Error) -> Bool {
        switch error {
        case StorageError.duplicate, StorageError.unexpected: true
        default: error is UserRefusal || error is LineRefusal
        }
    }
}
