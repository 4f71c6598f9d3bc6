import Cryptography
import Directory
import Kernel
import Storage

/// The contact that a right code was sent to.
struct ContactProof: Sendable {
    var contact: ContactAttribute
    var address: String
}

extension AuthSessions {
    /// The keyed hash of a code. It includes the session, the user and the address, so the code is valid only for
    /// these.
    func hash(
        ofCode code: Secret<String>, sentTo address: String, in session: [UInt8], of user: UserID, in pool: UserPoolID
    ) -> [UInt8] {
        cipher.digest(
            code.exposed, .code, pool.rawValue, user.rawValue, "second factor", Hex.encode(session), address)
    }

    /// The proof that `code` gives. A code to an address that the user no longer has does not prove anything.
    func proof(of code: Secret<String>, sentTo contact: ContactAttribute?, in session: AuthSession, of user: User)
        -> ContactProof?
    {
        guard let contact, let stored = session.codeHash, let address = user.attributes.contact(contact),
            cipher.equals(stored, hash(ofCode: code, sentTo: address, in: session.hash, of: user.id, in: user.pool))
        else { return nil }
        return ContactProof(contact: contact, address: address)
    }

    /// Whether the proof also verifies the contact (UP-MFA-12). It does not if the contact would become another user's
    /// name, because the sign-in would then fail.
    func verifies(_ proof: ContactProof, of user: User, in pool: UserPool) async throws -> Bool {
        guard !user.attributes.isVerified(proof.contact) else { return false }
        guard pool.settings.aliasAttributes.map(\.rawValue).contains(proof.contact.rawValue) else { return true }
        let owner = try await database.read { tx in
            try NameTable(tx).owner(of: pool.signInName(proof.address), in: pool.id)?.user
        }
        return owner == nil || owner == user.id
    }
}
