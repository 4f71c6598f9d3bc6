import Cryptography
import Directory
public import Kernel
import Storage

/// Confirms sign-ups by a code sent to the user's contact (SGN-SELF-08).
public struct Confirmation: Sendable {
    let services: SignInServices

    /// Uses the given services.
    public init(_ services: SignInServices) { self.services = services }

    /// Confirms a sign-up with a code, and verifies the contact that the code was sent to (SGN-STA-05).
    ///
    /// - Throws: `codeMismatch`, `codeExpired`, `attemptLimit`, `aliasTaken` if the contact is another user's alias and
    ///   `force` is false (UP-ALIAS-10, UP-ALIAS-11), and `notAuthorized` if the user is confirmed, for any code.
    public func confirm(
        _ username: String, code: Secret<String>, client: ClientID, secretHash: String?, force: Bool
    ) async throws {
        let timer = ResponseTimer()
        let call = try await ClientCall(client, services)
        try call.check(secretHash: secretHash, username: username)
        try await redeem(code, of: username, call, force: force, timer)
    }

    /// Confirms a sign-up by the link in an e-mail (SGN-STA-06). The link contains the code and needs no client secret.
    public func confirm(byLink username: String, code: Secret<String>, client: ClientID) async throws {
        let timer = ResponseTimer()
        try await redeem(code, of: username, try await ClientCall(client, services), force: false, timer)
    }

    private func redeem(
        _ code: Secret<String>, of username: String, _ call: ClientCall, force: Bool, _ timer: ResponseTimer
    ) async throws {
        try await timer.hold(call, services.responseTiming.code, isTold: { _ in false }) {
            try await redeem(code, of: username, call, force: force)
        }
    }

    private func redeem(_ code: Secret<String>, of username: String, _ call: ClientCall, force: Bool) async throws {
        let subject = try await subject(of: username, call)
        try await spend(.confirmSignUp, of: subject, call)
        let now = services.world.now()
        let cipher = services.cipher
        try await services.database.commitEvenIfRefused { tx -> Result<Void, Refusal> in
            let user = try UserTable(tx).findHidden(call.pool.signInName(username), in: call.pool.id)
            if let refusal = call.refusal(toConfirm: user) { return .failure(refusal) }
            let holder = user?.id ?? call.decoyUserID(called: username, cipher)
            let codes = VerificationCodes(tx: tx, pool: call.pool.id, cipher: cipher, now: now)
            switch try codes.redeem(code, .signUp, of: holder, from: call.client.id) {
            case .failure(let refusal): return .failure(call.answer(toBadCode: refusal))
            case .success(let proof):
                guard var confirmed = user, confirmed.status == .unconfirmed else {
                    return .failure(call.answer(toBadCode: .codeExpired))
                }
                confirmed.confirm(by: proof)
                try UserWriter(tx, of: call.pool).save(confirmed, force: force, now: now)
                return .success(())
            }
        }
    }

    /// Sends a new code in place of the previous one (UP-SIGN-13).
    ///
    /// - Returns: Where the code was sent. If the client hides which users exist, an unknown user gets a simulated
    ///   destination.
    /// - Throws: `invalidInput` if the user is confirmed or has no contact to send to.
    public func resend(_ username: String, client: ClientID, secretHash: String?) async throws -> DeliveryDetails {
        let timer = ResponseTimer()
        let call = try await ClientCall(client, services)
        try call.check(secretHash: secretHash, username: username)
        return try await timer.hold(call, services.responseTiming.code, isTold: { _ in true }) {
            let subject = try await subject(of: username, call)
            try await spend(.resendConfirmationCode, of: subject, call)
            let queued = try await enqueue(username, call)
            return try await services.deliver(queued, call)
        }
    }

    private func enqueue(_ username: String, _ call: ClientCall) async throws -> Verification.QueuedMessage {
        let contacts = [ContactAttribute.phoneNumber, .email]
        var queued = try await services.database.write { [services] tx in
            let user = try UserTable(tx).findHidden(call.pool.signInName(username), in: call.pool.id)
            if user?.isOpenlyConfirmed == true { throw Refusal.invalid("User is already confirmed.") }
            do {
                let user = try call.requireWaiting(user)
                let queued = try Verification(services: services, pool: call.pool, requester: call.requester)
                    .enqueueConfirmation(.resendCode, to: user, for: call.client.id, tx)
                guard let queued else {
                    throw Refusal.invalid("Cannot resend codes. Auto verification not turned on.")
                }
                return queued
            } catch let refusal as Refusal where call.hides(refusal) {
                return try services.issueDecoy(
                    .signUp, .resendCode, for: username, user?.id, among: contacts, call, tx)
            }
        }
        if call.hidesExistence { queued.details = call.decoyDetails(of: username, among: contacts) }
        return queued
    }

    private func subject(of username: String, _ call: ClientCall) async throws -> ThrottleSubject {
        try await services.subject(of: username, call)
    }

    private func spend(_ limited: LimitedCall, of subject: ThrottleSubject, _ call: ClientCall) async throws {
        try await services.spend(limited, of: subject, in: call.pool.id)
    }
}

extension SignInServices {
    /// The subject that calls about `username` are counted for: the user, or the unknown name.
    func subject(of username: String, _ call: ClientCall) async throws -> ThrottleSubject {
        let owner = try await database.read { tx in
            try NameTable(tx).owner(of: call.pool.signInName(username), in: call.pool.id)?.user
        }
        if let owner { AuditContext.note(owner) }
        return owner.map { ThrottleSubject($0) } ?? call.subject(ofUnknown: username, cipher)
    }

    /// Counts one call of the subject in its own transaction, so that no later error undoes it.
    func spend(_ call: LimitedCall, of subject: ThrottleSubject, in pool: UserPoolID) async throws {
        let now = world.now()
        try await database.write { tx in try CallTable(tx).spend(call, of: subject, in: pool, now: now) }
    }
}

extension SignInServices {
    /// The verification codes of a call.
    func codes(_ call: ClientCall, _ tx: any Transaction) -> VerificationCodes {
        VerificationCodes(tx: tx, pool: call.pool.id, cipher: cipher, now: world.now())
    }

    /// Sends the message and returns its delivery details. If the client hides which users exist, the response neither
    /// waits for the message nor depends on its result: a real message takes longer than a decoy.
    func deliver(_ queued: Verification.QueuedMessage, _ call: ClientCall) async throws -> DeliveryDetails {
        guard let message = queued.message else { return queued.details }
        if queued.isDecoy {
            outbox.discardSoon(message)
        } else if call.hidesExistence {
            outbox.sendSoon([message])
        } else {
            try await outbox.send([message])
        }
        return queued.details
    }
}

extension ClientCall {
    /// Who requests codes through this client.
    var requester: Verification.Requester { hidesExistence ? .anonymous : .user }

    /// What a caller is told of a code that cannot be redeemed. A client that hides who exists is told that it is wrong
    /// even if it has expired or was never sent: the service says so of an unknown name.
    func answer(toBadCode refusal: Refusal) -> Refusal {
        hidesExistence && refusal == .codeExpired ? .codeMismatch : refusal
    }

    /// Whether `refusal` would reveal which users exist. The limit of the pool's codes reveals no user.
    func hides(_ refusal: Refusal) -> Bool { hidesExistence && refusal.reason != .limitExceeded }

    /// Why `user` cannot be confirmed, for clients that do not hide which users exist.
    fileprivate func refusal(toConfirm user: User?) -> Refusal? {
        if let user, user.isOpenlyConfirmed { return .confirmedAlready(user.status) }
        guard !hidesExistence else { return nil }
        guard let user else { return .unknownUsername }
        return user.status == .unconfirmed ? nil : .confirmedAlready(user.status)
    }

    /// - Throws: A refusal unless `user` is waiting for a code to confirm a sign-up.
    fileprivate func requireWaiting(_ user: User?) throws -> User {
        guard let user else { throw Refusal.unknownUsername }
        guard user.enabled else { throw Refusal.disabled }
        guard user.status == .unconfirmed else { throw Refusal.invalid("User is already confirmed.") }
        return user
    }
}

extension User {
    /// Whether the response may say that the user is confirmed even if the client hides which users exist: apps then
    /// continue with the sign-in (decisions/0007).
    fileprivate var isOpenlyConfirmed: Bool { enabled && status == .confirmed }

    /// Confirms an unconfirmed user, and verifies the contact if the code was sent to its current value.
    fileprivate mutating func confirm(by proof: StoredCode) {
        status = .confirmed
        prove(by: proof)
    }

    /// Marks the contact that a code was sent to as verified, if the user still has it.
    mutating func prove(by proof: StoredCode) {
        if let contact = proof.contact, attributes.contact(contact) == proof.value {
            attributes.setVerified(contact, true)
        }
    }
}

extension Refusal {
    static func confirmedAlready(_ status: UserStatus) -> Refusal {
        Refusal(.notAuthorized, "User cannot be confirmed. Current status is \(status.rawValue)")
    }
}
