import Directory
import Factors
import Kernel
import Storage

/// What decides about the sign-in changed between plan and commit. The whole call starts again.
struct UserChangedError: Error {}

extension SignInAttempt {
    /// Requires that what decides about the sign-in is as it was when the sign-in was planned. Other changes do not
    /// matter: a function of the pool may write an attribute of the user while the sign-in waits for it, and would do
    /// so again each time that the call starts again.
    ///
    /// - Parameter current: The user as stored now.
    /// - Throws: `UserChangedError`, and `SignInRefusal.wrongCredentials` if there is no such user any more.
    func requireUnchanged(_ current: User?, _ tx: any Transaction) throws -> User {
        guard let user, let current else { throw SignInRefusal.wrongCredentials }
        guard current.version != user.version else { return current }
        guard current.signInBasis == user.signInBasis else { throw UserChangedError() }
        if let factors, try SecondFactorTable(tx).find(user.id, in: user.pool) != factors { throw UserChangedError() }
        return current
    }
}

/// The part of a user's record that decides about sign-ins: who may sign in, by which proof, and where codes go. The
/// expiry of a temporary password is no part of it: a change of the user only puts it off.
struct SignInBasis: Equatable {
    let status: UserStatus
    let isEnabled: Bool
    let credential: [UInt8]?
    let contacts: [String?]
    let verified: [Bool]
}

extension User {
    var signInBasis: SignInBasis {
        SignInBasis(
            status: status, isEnabled: enabled, credential: credential,
            contacts: ContactAttribute.allCases.map { attributes.contact($0) },
            verified: ContactAttribute.allCases.map { attributes.isVerified($0) })
    }

    /// This user with what an answer changed.
    ///
    /// - Parameters:
    ///   - changed: The user after the answer.
    ///   - before: The user before it, in the same `signInBasis` as this one.
    /// - Throws: `UserChangedError` if an attribute that the answer changed has another value here.
    func with(_ changed: User, since before: User) throws -> User {
        var merged = self
        merged.status = changed.status
        merged.enabled = changed.enabled
        merged.credential = changed.credential
        merged.passwordExpiresAt = changed.passwordExpiresAt
        for name in changed.attributes.names.union(before.attributes.names)
        where changed.attributes[name] != before.attributes[name] {
            guard attributes[name] == before.attributes[name] else { throw UserChangedError() }
            merged.attributes[name] = changed.attributes[name]
        }
        return merged
    }
}
