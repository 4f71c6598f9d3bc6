import Cryptography
package import Directory
import Factors
package import Kernel
package import Messaging
import Storage
import Triggers

/// Confirms sign-ups by a code sent to the user's contact (SGN-SELF-08).
package struct Confirmation: Sendable {
    let services: AccountServices

    package init(_ services: AccountServices) { self.services = services }

    /// Confirms a sign-up with a code, and verifies the contact that the code was sent to (SGN-STA-05).
    ///
    /// - Parameter session: The session of the sign-up; nil if the app does not send it.
    /// - Returns: The session that signs the user in, if a code to the same contact is a first factor. On the hosted
    ///   pages, only `session` matters.
    /// - Throws: `CodeRefusal.mismatch`, `CodeRefusal.expired`, `QuotaRefusal.calls`, `UserRefusal.aliasTaken` if the
    ///   contact is another user's alias and `force` is false (UP-ALIAS-10, UP-ALIAS-11), and
    ///   `AccountRefusal.notUnconfirmed` if the user is confirmed, for any code. `TriggerRefusal` if the pool's
    ///   function fails afterwards; the sign-up is still confirmed.
    @discardableResult
    package func confirm(
        _ username: Username, code: Secret<String>, through client: ClientProof, force: Bool = false,
        session: Secret<String>? = nil, clientMetadata: [String: String]? = nil
    ) async throws -> Secret<String>? {
        let timer = ResponseTimer()
        let context = try await client.context(for: username, settings: services.settings, cipher: services.cipher)
        let (user, contact) = try await redeem(code, of: username, from: context, force: force, timer: timer)
        try await services.announceConfirmation(
            .signUp, of: user, in: context.pool, by: context.client.id, clientMetadata: clientMetadata)
        guard let current = try await self.current(user, in: context.pool) else { return nil }
        guard !context.isFromPage else {
            // A save increments the version by one.
            return try services.session(ofConfirmed: current, since: user.version - 1, onPage: session, from: context)
        }
        return try services.session(ofConfirmed: current, by: contact, text: session, from: context)
    }

    /// The user after the call of the pool's function, which may have changed it; nil if the user was deleted.
    private func current(_ user: User, in pool: UserPool) async throws -> User? {
        guard pool.settings.function(for: .postConfirmation) != nil else { return user }
        return try await services.database.read { try UserTable($0).find(user.id, in: pool.id) }
    }

    /// Confirms a sign-up by the link in an e-mail (SGN-STA-06). The link contains the code and does not need a client
    /// secret.
    package func confirm(byLink username: Username, code: Secret<String>, client: ClientID) async throws {
        let timer = ResponseTimer()
        let context = try await ClientContext(client, settings: services.settings, cipher: services.cipher)
        let user = try await redeem(code, of: username, from: context, force: false, timer: timer).user
        try await services.announceConfirmation(.signUp, of: user, in: context.pool, by: client, clientMetadata: nil)
    }

    private func redeem(
        _ code: Secret<String>, of username: Username, from context: ClientContext, force: Bool, timer: ResponseTimer
    ) async throws -> (user: User, contact: ContactAttribute?) {
        try await timer.delayingRefusals(to: context, step: services.responseTiming.code, needsNoProof: { _ in false })
        {
            try await redeem(code, of: username, from: context, force: force)
        }
    }

    /// The confirmed user, and the contact that the code was sent to.
    private func redeem(_ code: Secret<String>, of username: Username, from context: ClientContext, force: Bool)
        async throws -> (user: User, contact: ContactAttribute?)
    {
        let subject = try await services.calls.subject(of: username, through: context)
        try await services.calls.spend(.confirmSignUp, of: subject, in: context.pool.id)
        let now = services.world.now()
        let cipher = services.cipher
        return try await services.database.commitEvenIfRefused { tx -> Result<(User, ContactAttribute?), any Error> in
            let user = try UserTable(tx).findHidden(context.pool.signInName(username), in: context.pool.id)
            if let refusal = context.refusal(toConfirm: user) { return .failure(refusal) }
            let holder = user?.id ?? context.decoyUserID(called: username, by: cipher)
            let codes = VerificationCodes(tx: tx, pool: context.pool.id, cipher: cipher, now: now)
            switch try codes.redeem(code, for: .signUp, of: holder, from: context.client.id) {
            case .failure(let refusal): return .failure(context.refusal(toBadCode: refusal))
            case .success(let proof):
                guard var confirmed = user, confirmed.status == .unconfirmed else {
                    return .failure(context.refusal(toBadCode: .expired))
                }
                confirmed.confirm(by: proof)
                let saved = try UserWriter(tx, of: context.pool).save(confirmed, force: force, now: now)
                return .success((saved, proof.contact))
            }
        }
    }

    /// The masked destination of the code that confirms the sign-up of `username`; nil if no code is valid. Only for a
    /// caller who has already learned that the sign-up is not confirmed.
    package func destination(of username: Username, through client: ClientProof) async throws -> String? {
        let context = try await client.context(for: username, settings: services.settings, cipher: services.cipher)
        let now = services.world.now()
        let code = try await services.database.read { [cipher = services.cipher] tx -> StoredCode? in
            let found = try UserTable(tx).findHidden(context.pool.signInName(username), in: context.pool.id)
            guard let user = found, user.status == .unconfirmed else { return nil }
            return try VerificationCodes(tx: tx, pool: context.pool.id, cipher: cipher, now: now)
                .waiting(.signUp, for: user.id)
        }
        guard let contact = code?.contact, let address = code?.value else { return nil }
        return DeliveryDetails(contact, address: address).destination
    }

    /// Sends a new code that replaces the previous one (UP-SIGN-13).
    ///
    /// - Returns: Where the code was sent. If the client hides which users exist, an unknown user gets a simulated
    ///   destination.
    /// - Throws: `InvalidInput` if the user is confirmed or has no contact to send to, `TriggerRefusal` if the function
    ///   that writes messages fails. A client that hides which users exist does not get the function's error.
    package func resendCode(
        to username: Username, through client: ClientProof, clientMetadata: [String: String]? = nil
    ) async throws -> DeliveryDetails {
        try await CodeRequest(services: services, purpose: .confirmation).send(
            to: username, through: client, clientMetadata: clientMetadata)
    }
}

extension ClientContext {
    /// The refusal for a code that cannot be redeemed. If the client hides which users exist, an expired or missing
    /// code is reported as a wrong one, as the service does for an unknown name.
    func refusal(toBadCode refusal: CodeRefusal) -> CodeRefusal {
        hidesExistence && refusal == .expired ? .mismatch : refusal
    }

    /// Why `user` cannot be confirmed, for clients that do not hide which users exist.
    fileprivate func refusal(toConfirm user: User?) -> AccountRefusal? {
        if let user, user.isOpenlyConfirmed { return .notUnconfirmed(user.status) }
        guard !hidesExistence else { return nil }
        guard let user else { return .unknownUsername }
        return user.status == .unconfirmed ? nil : .notUnconfirmed(user.status)
    }
}

extension User {
    /// Whether the response may reveal that the user is confirmed even if the client hides which users exist: apps can
    /// then continue with the sign-in (decisions/0007-confirmed-users-are-told-so.md).
    var isOpenlyConfirmed: Bool { enabled && status == .confirmed }

    /// Confirms an unconfirmed user, and verifies the contact if the code was sent to its current value.
    fileprivate mutating func confirm(by proof: StoredCode) {
        status = .confirmed
        prove(by: proof)
    }

    /// Marks the contact that a code was sent to as verified, if the user still has it.
    mutating func prove(by proof: StoredCode) {
        if let contact = proof.contact, attributes.contact(contact) == proof.value {
            attributes.setVerified(contact, verified: true)
        }
    }
}
