import Directory
import Kernel
import Keys
import Storage

/// How codes are asked for and tried in the name of people who do not exist, or who may not have one: like everybody
/// else's, for clients that hide who exists (CODE-16).
extension CodeDesk {
    /// Notes a code that fits nothing, so that wrong ones are counted and refused as if a right one were on its way.
    func pretend(_ purpose: CodePurpose, to user: UserID, for client: ClientID?, world: World) throws {
        let code = StoredCode(
            hash: world.bytes(32), contact: nil, value: nil, client: client, wrongTries: 0,
            expiresAt: now.advanced(seconds: purpose.lifetime))
        try CodeTable(tx).put(code, purpose, of: user, in: pool)
    }

    /// Leaves the code that `user` has, or notes one that fits nothing where there is none to leave.
    func keepOrPretend(_ purpose: CodePurpose, to user: UserID, for client: ClientID?, world: World) throws {
        let code = try CodeTable(tx).find(purpose, of: user, in: pool)
        if let code, now < code.expiresAt { return }
        try pretend(purpose, to: user, for: client, world: world)
    }
}

extension Facilities {
    /// Does for the person called `username`, who shall have no code, what is done for one who gets one.
    ///
    /// `holder` is the person, if there is one; `contacts` are those that a code could go to in this pool.
    func pretend(
        _ purpose: CodePurpose, for username: String, _ holder: UserID?, among contacts: [ContactAttribute],
        _ call: ClientCall, _ tx: any Transaction
    ) throws -> Verification.Posted {
        let (contact, address) = call.simulatedContact(for: username, among: contacts, vault)
        try budget(of: call.pool.id, tx).pretend(on: address, by: contact.channel)
        let holder = holder ?? call.nobody(called: username, vault)
        try desk(call, tx).pretend(purpose, to: holder, for: call.client.id, world: world)
        return Verification.Posted(message: nil, details: DeliveryDetails(contact, address: address))
    }
}

extension ClientCall {
    /// Who stands in for the person called `username`, whom there is not.
    func nobody(called username: String, _ vault: Vault) -> UserID {
        UserID(rawValue: subject(ofUnknown: username, vault).text)
    }

    /// Where a code for a person who does not exist would have gone: the same place every time, made of the name.
    ///
    /// `contacts` are those that a code could go to in this pool, the preferred one first.
    func simulatedContact(
        for username: String, among contacts: [ContactAttribute], _ vault: Vault
    ) -> (ContactAttribute, address: String) {
        if let contact = ContactAttribute.allCases.first(where: { $0.looksRight(username) }) {
            return (contact, username)
        }
        let drawn = vault.digest(pool.signInName(username).folded, .throttle, "destination", pool.id.rawValue)
        let contact = contacts.first { pool.settings.autoVerifiedAttributes.contains($0) } ?? .email
        switch contact {
        case .email:
            let letters = drawn.prefix(2).map { String(UnicodeScalar(UInt8(ascii: "a") + $0 % 26)) }
            return (.email, letters.joined(separator: "@"))
        case .phoneNumber:
            return (.phoneNumber, "+" + drawn.prefix(11).map { String($0 % 10) }.joined())
        }
    }
}
