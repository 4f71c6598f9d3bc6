import Directory
import Factors
import Kernel
import Storage

extension User {
    /// The verified contact that a recovery code goes to, in the pool's order of preference.
    ///
    /// A contact that is also a second factor cannot recover the account: a thief of the telephone, or of the mailbox,
    /// would have both factors.
    ///
    /// - Throws: `AccountRefusal` if the account's state forbids recovery, `InvalidInput` if no contact is left
    ///   (SGN-AUT-03).
    func recoveryContact(in pool: UserPool, _ tx: any Transaction) throws -> ContactAttribute {
        let factors = try contactsOfSecondFactors(in: pool, tx)
        guard let contact = try recoveryContacts(in: pool).first(where: { !factors.contains($0) }) else {
            throw Self.noContact
        }
        return contact
    }

    /// As `recoveryContact`, but it falls back to a contact of a second factor: an administrator has requested the
    /// code, and has thus decided that the user gets it.
    func resettableContact(in pool: UserPool, _ tx: any Transaction) throws -> ContactAttribute {
        guard status == .confirmed || status == .resetRequired else { throw AccountRefusal.passwordNotResettable }
        let factors = try contactsOfSecondFactors(in: pool, tx)
        let contacts = try recoveryContacts(in: pool)
        guard let contact = contacts.first(where: { !factors.contains($0) }) ?? contacts.first else {
            throw Self.noContact
        }
        return contact
    }

    private func contactsOfSecondFactors(in pool: UserPool, _ tx: any Transaction) throws -> [ContactAttribute] {
        try SecondFactorTable(tx).find(id, in: pool.id).asked(of: self, in: pool.settings).compactMap(\.contact)
    }

    private func recoveryContacts(in pool: UserPool) throws -> [ContactAttribute] {
        guard enabled else { throw UserRefusal.disabled }
        guard status != .forceChangePassword, status != .externalProvider else {
            throw AccountRefusal.passwordNotResettable
        }
        let preferred = pool.settings.recoveryOrder.compactMap(\.contact)
        // If only administrators reset passwords, they may use any contact.
        return (preferred.isEmpty ? ContactAttribute.allCases : preferred).filter(attributes.isVerified)
    }

    private static let noContact = InvalidInput(
        "Cannot reset password for the user as there is no registered/verified email or phone_number")
}

extension RecoveryMechanism {
    /// The contact of this recovery option.
    var contact: ContactAttribute? {
        switch self {
        case .verifiedEmail: .email
        case .verifiedPhoneNumber: .phoneNumber
        case .adminOnly: nil
        }
    }
}
