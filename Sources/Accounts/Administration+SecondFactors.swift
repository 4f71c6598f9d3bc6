package import Directory
package import Kernel
import Storage

extension Administration {
    /// The user called `username`, and the factors that the user has.
    package func profile(of username: Username, in id: UserPoolID) async throws -> UserProfile {
        let pool = try await pool(id)
        return try await services.database.read { tx in
            try UserProfile(UserTable(tx).require(username, in: pool), in: pool, tx)
        }
    }

    /// Enables, disables and prefers second factors of a user (UP-MFA-07).
    ///
    /// - Throws: `InvalidInput` for a factor that the user cannot prove.
    package func setSecondFactors(_ changes: [SecondFactorChange], of username: Username, in id: UserPoolID)
        async throws
    {
        try await change(username, in: id) { found in
            try found.secondFactors.apply(changes, now: found.now)
        }
    }

    /// Deletes the authenticator app of a user who has lost it.
    package func deleteSoftwareToken(of username: Username, in id: UserPoolID) async throws {
        try await change(username, in: id) { found in
            try found.secondFactors.deleteSoftwareToken(now: found.now)
        }
    }
}
