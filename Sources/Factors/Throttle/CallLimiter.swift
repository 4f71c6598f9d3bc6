package import Cryptography
package import Directory
package import Kernel
package import Messaging
package import Storage

/// Limits the calls that users may make per hour.
package struct CallLimiter: Sendable {
    private let database: any Database
    private let world: World
    private let cipher: SecretCipher

    package init(_ database: any Database, world: World, cipher: SecretCipher) {
        self.database = database
        self.world = world
        self.cipher = cipher
    }

    /// The subject that calls about `username` are counted for: the user, or the unknown name.
    package func subject(of username: Username, through context: ClientContext) async throws -> ThrottleSubject {
        let owner = try await database.read { tx in
            try NameTable(tx).owner(of: context.pool.signInName(username), in: context.pool.id)?.user
        }
        if let owner { AuditContext.note(owner) }
        return owner.map { ThrottleSubject($0) } ?? context.subject(ofUnknown: username, by: cipher)
    }

    /// Counts one call of the subject in its own transaction, so that no later error undoes it.
    package func spend(_ call: LimitedCall, of subject: ThrottleSubject, in pool: UserPoolID) async throws {
        let now = world.now()
        try await database.write { tx in try CallTable(tx).spend(call, of: subject, in: pool, now: now) }
    }
}
