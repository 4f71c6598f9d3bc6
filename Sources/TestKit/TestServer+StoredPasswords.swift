import Cryptography
package import Directory
package import Factors
import Kernel
import Storage

/// Users from elsewhere, whose passwords are not seen yet.
extension TestServer {
    /// bcrypt 5.0's hash of `password`.
    package static func foreignPassword() throws -> StoredPassword {
        .foreign(
            try ForeignPasswordHash(Secret("$2b$05$ysiUVHVAy.0wI497qcCQDu30dJIAWkcuElpUxkxhHtKh.jHJZv5O.")))
    }

    /// Replaces the password of `name`.
    package func set(_ password: StoredPassword, of name: String = "ann", in pool: UserPool) async throws {
        var user = try await user(name, in: pool.id)
        user.credential = try password.sealed(for: user.id, in: pool.id, by: cipher)
        try await database.write { [user, now = clock.now] in try UserTable($0).update(user, now: now) }
    }
}
