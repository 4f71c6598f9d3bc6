import Directory
import Kernel
import Keys

/// How codes are asked for and tried in the name of people who do not exist, or who may not have one: like everybody
/// else's, for clients that hide who exists (CODE-16).
extension CodeDesk {
    /// Notes a code that fits nothing, so that wrong ones are counted and refused as if a right one were on its way.
    func pretend(_ purpose: CodePurpose, to user: UserID, for client: ClientID, world: World) throws {
        let code = StoredCode(
            hash: world.bytes(32), contact: nil, value: nil, client: client, wrongTries: 0,
            expiresAt: now.advanced(seconds: purpose.lifetime))
        try CodeTable(tx).put(code, purpose, of: user, in: pool)
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
    func simulatedDetails(
        for username: String, among contacts: [ContactAttribute], _ vault: Vault
    ) -> DeliveryDetails {
        if let contact = ContactAttribute.allCases.first(where: { $0.looksRight(username) }) {
            return DeliveryDetails(contact, address: username)
        }
        let drawn = vault.digest(pool.signInName(username).folded, .throttle, "destination", pool.id.rawValue)
        let contact = contacts.first { pool.settings.autoVerifiedAttributes.contains($0) } ?? .email
        switch contact {
        case .email:
            let letters = drawn.prefix(2).map { String(UnicodeScalar(UInt8(ascii: "a") + $0 % 26)) }
            return DeliveryDetails(.email, address: letters.joined(separator: "@"))
        case .phoneNumber:
            return DeliveryDetails(.phoneNumber, address: "+" + drawn.prefix(11).map { String($0 % 10) }.joined())
        }
    }
}
