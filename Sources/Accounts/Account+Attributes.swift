import Directory
import Factors
package import Kernel
package import Messaging
import Storage

extension Account {
    /// Changes attributes. A changed contact is unverified until its code is redeemed. If the pool verifies the contact
    /// automatically, the code is sent immediately (UP-SIGN-16). If the pool keeps old values until the verification,
    /// the old value stays.
    ///
    /// - Returns: Where the codes were sent, one for each contact that needs one.
    /// - Throws: `AttributeRefusal` for attributes that the app may not write, `InvalidInput` for invalid values,
    ///   `UserRefusal.aliasTaken`, `QuotaRefusal.calls` if too many codes were sent, and `TriggerRefusal` if the
    ///   function that writes messages fails.
    package func update(
        _ values: [String: String], for identity: some AccountUser, clientMetadata: [String: String]? = nil
    ) async throws -> [DeliveryDetails] {
        let (pool, client) = try await pool(of: identity)
        let change = AttributeChange(values, by: .user(client))
        let context = try await services.withTexts(
            MessageContext(client: client.id, clientMetadata: clientMetadata), purpose: .updateAttribute, in: pool
        ) { tx in
            var user = try UserTable(tx).require(identity.user, in: pool.id)
            let addresses = try user.apply(change, in: pool)
            return PlannedMessages(to: addresses, of: user)
        }
        let now = services.world.now()
        let queued = try await services.database.write { [services] tx -> [Verification.QueuedMessage] in
            var user = try UserTable(tx).require(identity.user, in: identity.pool)
            let before = user
            let addresses = try user.apply(change, in: pool)
            try ReservedNames(tx, of: pool).check(user.having(addresses), since: before)
            let saved = try UserWriter(tx, of: pool).save(user, now: now)
            try CodeTable(tx).deleteCodesOfChangedContacts(from: before, to: saved)
            return try addresses.map { new in
                // Limited like requests for a code, because each change of an address can send one.
                try CallTable(tx).spend(.getAttributeCode, of: ThrottleSubject(user.id), in: pool.id, now: now)
                return try Verification(sender: services.codes, pool: pool, requester: .user, context: context).enqueue(
                    CodePurpose(verifying: new.contact), purpose: .updateAttribute, to: new.contact,
                    address: new.address, of: saved, for: nil, tx)
            }
        }
        try await services.codes.send(queued)
        return queued.map(\.details)
    }

    /// Deletes attributes. Throws as `update` does.
    package func remove(_ names: [String], for identity: some AccountUser) async throws {
        let (pool, client) = try await pool(of: identity)
        let now = services.world.now()
        try await services.database.write { tx in
            var user = try UserTable(tx).require(identity.user, in: identity.pool)
            let before = user
            try AttributeRemoval(names: names, author: .user(client)).apply(to: &user, in: pool)
            try UserWriter(tx, of: pool).save(user, now: now)
            try CodeTable(tx).deleteCodesOfChangedContacts(from: before, to: user)
        }
    }

    /// Sends a code that verifies a contact (UP-VER-08).
    ///
    /// - Throws: `InvalidInput` for an attribute that is missing or cannot be verified, `QuotaRefusal.calls`,
    ///   `TriggerRefusal` if the function that writes messages fails.
    package func sendCode(
        toVerify name: String, for identity: some AccountUser, clientMetadata: [String: String]? = nil
    ) async throws -> DeliveryDetails {
        let (pool, client) = try await pool(of: identity)
        let contact = try contact(name)
        try await services.calls.spend(.getAttributeCode, of: ThrottleSubject(identity.user), in: identity.pool)
        let context = try await services.withTexts(
            MessageContext(client: client.id, clientMetadata: clientMetadata), purpose: .verifyAttribute, in: pool
        ) { tx in
            let user = try UserTable(tx).find(identity.user, in: pool.id)
            return user.flatMap { $0.attributes.contact(contact) == nil ? nil : PlannedMessages([contact], of: $0) }
        }
        let queued = try await services.database.write { [services] tx in
            let user = try UserTable(tx).require(identity.user, in: identity.pool)
            guard let address = user.attributes.contact(contact) else {
                throw InvalidInput("User does not have \(name) to verify.")
            }
            return try Verification(sender: services.codes, pool: pool, requester: .user, context: context).enqueue(
                CodePurpose(verifying: contact), purpose: .verifyAttribute, to: contact, address: address, of: user,
                for: nil, tx)
        }
        try await services.codes.send([queued])
        return queued.details
    }

    /// Verifies a contact with the code that was sent to it. If the pool kept the old value, the new one now replaces
    /// it.
    ///
    /// - Throws: `CodeRefusal.mismatch`, `CodeRefusal.expired`, `QuotaRefusal.calls`, `UserRefusal.aliasTaken`.
    package func verify(_ name: String, code: Secret<String>, for identity: some AccountUser) async throws {
        let (pool, _) = try await pool(of: identity)
        let contact = try contact(name)
        try await services.calls.spend(.verifyAttribute, of: ThrottleSubject(identity.user), in: identity.pool)
        let now = services.world.now()
        let cipher = services.cipher
        try await services.database.commitEvenIfRefused { tx -> Result<Void, any Error> in
            guard var user = try UserTable(tx).find(identity.user, in: identity.pool) else {
                return .failure(UserRefusal.notFound)
            }
            let codes = VerificationCodes(tx: tx, pool: pool.id, cipher: cipher, now: now)
            switch try codes.redeem(code, for: CodePurpose(verifying: contact), of: user.id, from: nil) {
            case .failure(let refusal): return .failure(refusal)
            case .success(let proof):
                guard proof.value == user.attributes.contact(contact) || pool.settings.keepsOldValue(of: contact) else {
                    return .failure(CodeRefusal.expired)
                }
                let before = user
                user.attributes[contact.rawValue] = proof.value
                user.attributes.setVerified(contact, verified: true)
                try UserWriter(tx, of: pool).save(user, now: now)
                try CodeTable(tx).deleteCodesOfChangedContacts(from: before, to: user)
                return .success(())
            }
        }
    }

    private func contact(_ name: String) throws -> ContactAttribute {
        guard let contact = ContactAttribute(rawValue: name) else {
            throw InvalidInput("Attribute \(name) is not verifiable.")
        }
        return contact
    }
}

extension User {
    /// The user after the addresses are proven.
    fileprivate func having(_ addresses: [ContactAddress]) -> User {
        var user = self
        for new in addresses { user.attributes[new.contact.rawValue] = new.address }
        return user
    }

    /// Applies the user's changes, and returns the addresses that get a code: contacts that keep their value until the
    /// new one is proven, and new ones that the pool verifies.
    fileprivate mutating func apply(_ change: AttributeChange, in pool: UserPool) throws -> [ContactAddress] {
        let before = self
        try change.apply(to: &self, in: pool)
        let withdrawn = withdrawUnprovenContacts(since: before, in: pool)
        let verified = newContacts(since: before).filter { pool.settings.autoVerifiedAttributes.contains($0.contact) }
        return withdrawn + verified
    }
}
