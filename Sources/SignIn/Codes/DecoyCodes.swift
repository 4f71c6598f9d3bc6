import Cryptography
import Directory
import Kernel
import Storage

/// How codes are asked for and tried in the name of people who do not exist, or who may not have one: like everybody
/// else's, for clients that hide who exists (CODE-16).
extension VerificationCodes {
    /// Notes a code that fits nothing, so that wrong ones are counted and refused as if a right one were on its way.
    func issueDecoy(_ purpose: CodePurpose, to user: UserID, for client: ClientID?, world: World) throws {
        let code = StoredCode(
            hash: world.bytes(32), contact: nil, value: nil, client: client, wrongTries: 0,
            expiresAt: now.advanced(seconds: purpose.lifetime))
        try CodeTable(tx).put(code, purpose, of: user, in: pool)
    }

    /// Leaves the code that `user` has, or notes one that fits nothing where there is none to leave.
    func keepOrIssueDecoy(_ purpose: CodePurpose, to user: UserID, for client: ClientID?, world: World) throws {
        let code = try CodeTable(tx).find(purpose, of: user, in: pool)
        if let code, now < code.expiresAt { return }
        try issueDecoy(purpose, to: user, for: client, world: world)
    }
}

extension SignInServices {
    /// Does for the person called `username`, who shall have no code, what is done for one who gets one: the same
    /// statements and rows, with a message that never leaves.
    ///
    /// `holder` is the person, if there is one; `contacts` are those that a code could go to in this pool.
    func issueDecoy(
        _ code: CodePurpose, _ purpose: MessageTemplate.Purpose, for username: String, _ holder: UserID?,
        among contacts: [ContactAttribute], _ call: ClientCall, _ tx: any Transaction
    ) throws -> Verification.QueuedMessage {
        let typed = ContactAttribute.allCases.first { $0.looksRight(username) }
        let contact = typed ?? call.preferredContact(among: contacts)
        let decoy = User(
            pool: call.pool.id, id: holder ?? call.decoyUserID(called: username, cipher), username: username,
            status: .unconfirmed, attributes: [:], createdAt: world.now())
        return try Verification(services: self, pool: call.pool, requester: .anonymous, isDecoy: true).enqueue(
            code, purpose, to: contact, typed == nil ? call.simulatedAddress(of: username, contact, cipher) : username,
            of: decoy,
            for: call.client.id, tx)
    }
}

extension ClientCall {
    /// The identifier under which a decoy for the unknown name `username` is stored.
    func decoyUserID(called username: String, _ cipher: SecretCipher) -> UserID {
        UserID(rawValue: subject(ofUnknown: username, cipher).text)
    }

    /// The contact that a caller is told of, by the settings of the pool alone. `contacts` are those that a code could
    /// go to, the preferred one first.
    func preferredContact(among contacts: [ContactAttribute]) -> ContactAttribute {
        contacts.first { pool.settings.autoVerifiedAttributes.contains($0) } ?? .email
    }

    /// What callers who may not learn who exists are told of a code for `username`: what they typed if it is such a
    /// contact, and no letter of anything else.
    func decoyDetails(of username: String, among contacts: [ContactAttribute]) -> DeliveryDetails {
        let contact = preferredContact(among: contacts)
        return contact.looksRight(username) ? DeliveryDetails(contact, address: username) : .hidden(contact)
    }

    /// Where a code for a person who does not exist would have gone: the same place every time, made of the name.
    fileprivate func simulatedAddress(of username: String, _ contact: ContactAttribute, _ cipher: SecretCipher)
        -> String
    {
        let drawn = cipher.digest(pool.signInName(username).folded, .throttle, "destination", pool.id.rawValue)
        return switch contact {
        case .email: Hex.encode(drawn.prefix(5)) + "@example.com"
        case .phoneNumber: "+" + drawn.prefix(11).map { String($0 % 10) }.joined()
        }
    }
}
