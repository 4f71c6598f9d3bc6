package import Cryptography
package import Kernel
package import Storage
import Wire
import WireRuntime

/// The sessions of browsers that have entered the console. Each has the permissions of the credentials that opened it,
/// which are looked up for every request: nothing that was allowed is remembered.
package struct ConsoleSessions: Sendable {
    private let database: any Database
    private let world: World
    private let cipher: SecretCipher
    private let credentials: ConsoleCredentials

    /// The operators who sign in by a user pool.
    var operators: ConsoleOperators { credentials.operators }

    /// A use is noted again after a minute.
    private static let useInterval: Int64 = .minutes(1)
    /// More sessions are not listed.
    static let maxListed = 100

    package init(_ database: any Database, world: World, cipher: SecretCipher, credentials: ConsoleCredentials) {
        (self.database, self.world, self.cipher, self.credentials) = (database, world, cipher, credentials)
    }

    /// Who may enter by an address. It is not used up.
    ///
    /// - Throws: `ServiceError` if it is not signed, or not for a minute at most, or too late.
    func signer(of address: WireRequest) async throws -> IAMCaller {
        guard let (_, seconds) = ConsoleEntry.signature(in: address.query), seconds <= ConsoleEntry.lifetime else {
            throw ServiceError(.invalidSignature, "The address is not signed for the console.")
        }
        return try await credentials.signer(address)
    }

    /// Begins a session of the signer of an address, which is used up.
    ///
    /// - Returns: The value of the session's cookie.
    /// - Throws: `ServiceError` if the address was used before.
    func begin(by address: WireRequest, as caller: IAMCaller) async throws -> Secret<String> {
        let (now, cookie) = (world.now(), Base64.encodeURL(world.bytes(32)))
        let session = try session(of: caller, by: address, cookie: cookie, at: now)
        let (entry, expiry) = (entryID(of: address), now.advanced(seconds: ConsoleEntry.remembered))
        let isNew = try await database.write { tx in
            let sessions = ConsoleSessionTable(tx)
            guard try sessions.use(entry: entry, until: expiry) else { return false }
            try sessions.insert(session)
            return true
        }
        guard isNew else { throw ServiceError(.invalidSignature, "The address was used before.") }
        return Secret(cookie)
    }

    /// The session with a cookie, and the caller whose permissions it has; nil if it has ended, or its credentials are
    /// no longer good.
    ///
    /// - Throws: What the store throws.
    func find(_ cookie: String, for request: WireRequest) async throws -> (session: ConsoleSession, caller: IAMCaller)?
    {
        let (id, now) = (id(of: cookie), world.now())
        guard let session = try await database.read({ try ConsoleSessionTable($0).find(id) }),
            session.isActive(at: now)
        else { return nil }
        let caller: IAMCaller
        do { caller = try await self.caller(of: session, for: request) } catch is ServiceError { return nil }
        if now >= session.usedAt.advanced(seconds: Self.useInterval) || !caller.arn.hasSameBytes(as: session.arn) {
            try await database.write { try ConsoleSessionTable($0).note(use: now, by: caller.arn, of: id) }
        }
        return (session, caller)
    }

    private func caller(of session: ConsoleSession, for request: WireRequest) async throws -> IAMCaller {
        if let signedIn = session.ofOperator { return try await credentials.operators.caller(signedIn, request) }
        let token = try session.sealedToken.map {
            String(decoding: try cipher.open($0, .consoleSession, session.id.rawValue), as: UTF8.self)
        }
        return try await credentials.caller(session.accessKeyID, token, request)
    }

    /// The action that lets operators use what is the account's: the commands, the state of the server,
    /// the sessions of all.
    static let administration = "martlet:AdministerServer"
    /// The action that lets operators change who the operators are.
    static let careOfOperators = "martlet:ManageOperators"

    /// Whether a session's caller may do what the account may beside operations. Policies that were written for access
    /// keys do not allow it: those are not meant to.
    func administers(_ caller: IAMCaller, in session: ConsoleSession) async throws -> Bool {
        try await permits(caller, action: Self.administration, in: session)
    }

    /// Whether a session's caller may do what makes operators, or lets one pass for another.
    func managesOperators(_ caller: IAMCaller, in session: ConsoleSession) async throws -> Bool {
        try await permits(caller, action: Self.careOfOperators, in: session)
    }

    private func permits(_ caller: IAMCaller, action: String, in session: ConsoleSession) async throws -> Bool {
        guard caller.principal != .root else { return true }
        guard session.ofOperator != nil else { return false }
        return try await credentials.operators.permits(caller, action)
    }

    /// The active sessions that a caller may end.
    ///
    /// - Parameter seesAll: Whether these are all, or else the caller's own.
    func list(for caller: IAMCaller, seesAll: Bool) async throws -> [ConsoleSession] {
        let now = world.now()
        return try await database.read {
            try ConsoleSessionTable($0).list(of: seesAll ? nil : caller.arn, limit: Self.maxListed)
        }.filter { $0.isActive(at: now) }
    }

    /// Whether a session's caller has proved who they are so lately that it may do what cannot be undone.
    func isFresh(_ session: ConsoleSession) -> Bool {
        world.now() < session.provenAt.advanced(seconds: ConsoleSession.freshTime)
    }

    /// Ends a session that `caller` may end.
    ///
    /// - Throws: `MissingResource` if there is none.
    func end(_ id: ConsoleSessionID, for caller: IAMCaller, seesAll: Bool) async throws {
        let found = try await database.write { tx -> ConsoleSession? in
            let (table, arn) = (ConsoleSessionTable(tx), seesAll ? nil : caller.arn)
            guard let found = try table.find(id), try table.delete(id, of: arn) else { return nil }
            return found
        }
        guard let found else { throw MissingResource("Session", id.rawValue) }
        if let signedIn = found.ofOperator { try await credentials.operators.end(signedIn) }
    }
}

extension ConsoleSessions {
    /// The one-time address with a code; nil if it is not good. Whether it was used is not read.
    func address(_ code: String?) -> OneTimeAddress? { OneTimeAddress(code, cipher: cipher, now: world.now()) }

    /// Makes an operator by a one-time address. Of several forms, on whatever nodes, one is accepted. What is refused
    /// does not use the address up.
    ///
    /// - Returns: False if the address was used.
    /// - Throws: `ServiceError` for what is refused.
    func admit(_ new: ConsoleOperators.NewOperator, by address: OneTimeAddress) async throws -> Bool {
        let entry = Base64.encodeURL(cipher.digest(address.id, .cookie, "console-setup"))
        let expiry = address.expiresAt.advanced(seconds: ConsoleEntry.remembered)
        guard try await database.write({ try ConsoleSessionTable($0).use(entry: entry, until: expiry) }) else {
            return false
        }
        do { try await credentials.operators.admit(new) } catch {
            try await database.write { try ConsoleSessionTable($0).release(entry: entry) }
            throw error
        }
        return true
    }

    /// Begins a session of an operator who has signed in. A session that the browser had ends: what anyone knew of it
    /// is worth nothing.
    ///
    /// - Parameter former: The cookie that the browser has sent.
    /// - Returns: The value of the session's cookie.
    func begin(
        _ signedIn: ConsoleOperator, as caller: IAMCaller, instead former: String?, from request: WireRequest
    ) async throws -> Secret<String> {
        let (now, cookie) = (world.now(), Base64.encodeURL(world.bytes(32)))
        let session = ConsoleSession(
            id: id(of: cookie), accessKeyID: signedIn.accessKeyID, sealedToken: nil, arn: caller.arn,
            address: request.remoteAddress, userAgent: Self.front(of: request.header("user-agent") ?? ""),
            createdAt: now, usedAt: now, expiresAt: now.advanced(seconds: ConsoleSession.lifetime),
            ofOperator: signedIn)
        let replaced = former.map(id(of:))
        let ended = try await database.write { tx -> ConsoleSession? in
            let table = ConsoleSessionTable(tx)
            let ended = try replaced.flatMap { try table.find($0) }
            if let ended { _ = try table.delete(ended.id, of: nil) }
            try table.insert(session)
            return ended
        }
        if let other = ended?.ofOperator { try await credentials.operators.end(other) }
        return Secret(cookie)
    }

    /// A sign-in that is about to begin.
    func newSignIn(back: String) -> PendingSignIn {
        PendingSignIn(
            state: Base64.encodeURL(world.bytes(32)), verifier: Secret(Base64.encodeURL(world.bytes(32))), back: back,
            beganAt: world.now())
    }

    /// The value of the cookie for a sign-in.
    func sealed(_ signIn: PendingSignIn) throws -> String {
        Base64.encodeURL(try cipher.seal(signIn.bytes, .consoleSession, PendingSignIn.place))
    }

    /// The sign-in of a cookie; nil if it is not this server's, or too old.
    func signIn(_ cookie: String) -> PendingSignIn? {
        guard cookie.utf8.count <= PendingSignIn.maxBytes, let sealed = Base64.decodeURL(cookie),
            let bytes = try? cipher.open(sealed, .consoleSession, PendingSignIn.place),
            let found = PendingSignIn(bytes), world.now() < found.beganAt.advanced(seconds: PendingSignIn.lifetime)
        else { return nil }
        return found
    }

    private func session(
        of caller: IAMCaller, by address: WireRequest, cookie: String, at now: Instant
    ) throws -> ConsoleSession {
        let id = id(of: cookie)
        let end = now.advanced(seconds: ConsoleSession.lifetime)
        let token = try ConsoleEntry.token(in: address.query).map {
            try cipher.seal(Array($0.utf8), .consoleSession, id.rawValue)
        }
        return ConsoleSession(
            id: id, accessKeyID: caller.accessKeyID, sealedToken: token, arn: caller.arn,
            address: address.remoteAddress, userAgent: Self.front(of: address.header("user-agent") ?? ""),
            createdAt: now, usedAt: now, expiresAt: caller.session.map { min($0.expiresAt, end) } ?? end)
    }

    private func id(of cookie: String) -> ConsoleSessionID {
        ConsoleSessionID(rawValue: Base64.encodeURL(cipher.digest(cookie, .cookie, "console-session")))
    }

    /// An address in any spelling has one id: only one signature is good for what is signed.
    private func entryID(of address: WireRequest) -> String {
        let signature = ConsoleEntry.signature(in: address.query)?.text ?? ""
        return Base64.encodeURL(cipher.digest(signature, .cookie, "console-entry"))
    }

    /// At most 300 bytes, which say enough of a browser.
    private static func front(of text: String) -> String { String(decoding: text.utf8.prefix(300), as: UTF8.self) }
}
