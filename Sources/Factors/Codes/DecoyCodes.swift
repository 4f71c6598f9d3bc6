package import Cryptography
package import Directory
package import Kernel
package import Messaging
package import Storage

/// Handles code requests for users who do not exist or may not have a code. If the client hides which users exist, the
/// responses are the same as for real requests (CODE-16).
extension VerificationCodes {
    /// Stores a code that matches nothing, so that wrong attempts are counted and refused as for a real code.
    func issueDecoy(_ purpose: CodePurpose, to user: UserID, for client: ClientID?, world: World) throws {
        let code = StoredCode(
            hash: world.bytes(32), contact: nil, value: nil, client: client, wrongTries: 0,
            expiresAt: now.advanced(seconds: purpose.lifetime))
        try CodeTable(tx).put(code, for: purpose, of: user, in: pool)
    }

    /// Keeps the code that `user` has, or stores a decoy.
    func keepOrIssueDecoy(_ purpose: CodePurpose, to user: UserID, for client: ClientID?, world: World) throws {
        let code = try CodeTable(tx).find(purpose, of: user, in: pool)
        if let code, now < code.expiresAt { return }
        try issueDecoy(purpose, to: user, for: client, world: world)
    }
}

extension CodeSender {
    /// Does the same work as for a user who gets a code, with the same statements and rows, but does not send the
    /// message.
    ///
    /// - Parameters:
    ///   - holder: The user called `username`, if there is one.
    ///   - contacts: The contacts that a code could go to in this pool.
    package func issueDecoy(
        _ code: CodePurpose, purpose: MessageTemplate.Purpose, for username: Username, of holder: UserID?,
        among contacts: [ContactAttribute], from context: ClientContext, messageContext: MessageContext,
        _ tx: any Transaction
    ) throws -> Verification.QueuedMessage {
        let typed = ContactAttribute.allCases.first { $0.looksRight(username.rawValue) }
        let contact = typed ?? context.preferredContact(among: contacts)
        let decoy = User(
            pool: context.pool.id, id: holder ?? context.decoyUserID(called: username, by: cipher), username: username,
            status: .unconfirmed, attributes: [:], createdAt: world.now())
        return try Verification(
            sender: self, pool: context.pool, requester: .anonymous, context: messageContext, isDecoy: true
        )
        .enqueue(
            code, purpose: purpose, to: contact,
            address: typed == nil
                ? context.simulatedAddress(of: username, contact: contact, cipher: cipher) : username.rawValue,
            of: decoy, for: context.client.id, tx)
    }
}

extension ClientContext {
    /// The identifier that a decoy for the unknown name `username` is stored under.
    package func decoyUserID(called username: Username, by cipher: SecretCipher) -> UserID {
        UserID(rawValue: subject(ofUnknown: username, by: cipher).text)
    }

    /// The contact that a response mentions, derived from the settings of the pool only.
    ///
    /// - Parameter contacts: The contacts that a code could go to, the preferred one first.
    func preferredContact(among contacts: [ContactAttribute]) -> ContactAttribute {
        contacts.first { pool.settings.autoVerifiedAttributes.contains($0) } ?? .email
    }

    /// The delivery details in responses that hide which users exist: `username` itself if it has the form of such a
    /// contact, but no character of any other address.
    package func decoyDetails(of username: Username, among contacts: [ContactAttribute]) -> DeliveryDetails {
        let contact = preferredContact(among: contacts)
        let address = username.rawValue
        return contact.looksRight(address) ? DeliveryDetails(contact, address: address) : .hidden(contact)
    }

    /// The simulated destination of a code for a user who does not exist. It is derived from the name, so it never
    /// changes.
    func simulatedAddress(of username: Username, contact: ContactAttribute, cipher: SecretCipher)
        -> String
    {
        let drawn = cipher.digest(pool.signInName(username).folded, .throttle, "destination", pool.id.rawValue)
        return switch contact {
        case .email: Hex.encode(drawn.prefix(5)) + "@example.com"
        case .phoneNumber: "+" + drawn.prefix(11).map { String($0 % 10) }.joined()
        }
    }
}
