package import Cryptography
package import Kernel
package import Storage
import Wire
import WireRuntime

/// The sessions of browsers that have entered the console. Each has the permissions of the credentials that opened it,
/// which are looked up for every request: nothing that was allowed is remembered.
package struct ConsoleSessions: Sendable {
    let database: any Database
    let world: World
    let cipher: SecretCipher
    private let credentials: ConsoleCredentials

    /// The operators who sign in by a user pool.
    var operators: ConsoleOperators { credentials.operators }

    /// After how many seconds a use of a session is written again.
    private static let useInterval: Int64 = .minutes(1)
    /// The most sessions on a page of the list.
    static let pageLength = 100
    /// The most bytes of a `User-Agent` header that are stored, which identify a browser.
    private static let maxUserAgentBytes = 300

    /// Sessions in `database`. `cipher` seals their credentials.
    package init(_ database: any Database, world: World, cipher: SecretCipher, credentials: ConsoleCredentials) {
        (self.database, self.world, self.cipher, self.credentials) = (database, world, cipher, credentials)
    }

    // MARK: - Entry by a presigned address

    /// The caller who may enter by an address, which stays unused.
    ///
    /// - Throws: `ServiceError` if it is not signed, is valid for longer than `ConsoleEntry.lifetime`, or has expired.
    func signer(of address: WireRequest) async throws -> IAMCaller {
        guard let (_, seconds) = ConsoleEntry.signature(in: address.query), seconds <= ConsoleEntry.lifetime else {
            throw ServiceError(.invalidSignature, "The address is not signed for the console.")
        }
        return try await credentials.signer(address)
    }

    /// Begins a session of the signer of an address, which cannot be used again.
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
            address: address.remoteAddress, userAgent: Self.userAgent(of: address),
            createdAt: now, usedAt: now, expiresAt: caller.session.map { min($0.expiresAt, end) } ?? end)
    }

    /// The id under which a use is written. It depends on the signature alone: the same address can be spelled in
    /// several ways, and no other signature is valid for it.
    private func entryID(of address: WireRequest) -> String {
        let signature = ConsoleEntry.signature(in: address.query)?.text ?? ""
        return Base64.encodeURL(cipher.digest(signature, .cookie, "console-entry"))
    }

    // MARK: - Use

    /// The session with a cookie, and the caller whose permissions it has; nil if it has ended, or its credentials are
    /// no longer valid.
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
        if let signedIn = session.ofOperator { return try await operators.caller(signedIn, request) }
        let token = try session.sealedToken.map {
            String(decoding: try cipher.open($0, .consoleSession, session.id.rawValue), as: UTF8.self)
        }
        return try await credentials.caller(session.accessKeyID, token, request)
    }

    /// Whether a session's caller has proved who they are so lately that it may do what cannot be undone.
    func isFresh(_ session: ConsoleSession) -> Bool {
        world.now() < session.provenAt.advanced(seconds: ConsoleSession.freshTime)
    }

    // MARK: - Lists and ends

    /// A page of the active sessions that a caller may end.
    ///
    /// - Parameter seesAll: Whether these are all, or else the caller's own.
    func list(for caller: IAMCaller, seesAll: Bool, after: Cursor? = nil) async throws -> Page<ConsoleSession> {
        let now = world.now()
        return try await database.read {
            try ConsoleSessionTable($0).listActive(
                of: seesAll ? nil : caller.arn, at: now, after: after, limit: Self.pageLength)
        }
    }

    /// Ends a session that `caller` may end, and the user session of its operator.
    ///
    /// - Throws: `MissingResource` if there is none.
    func end(_ id: ConsoleSessionID, for caller: IAMCaller, seesAll: Bool) async throws {
        let found = try await database.write { tx -> ConsoleSession? in
            let (table, arn) = (ConsoleSessionTable(tx), seesAll ? nil : caller.arn)
            guard let found = try table.find(id), try table.delete(id, of: arn) else { return nil }
            return found
        }
        guard let found else { throw MissingResource("Session", id: id.rawValue) }
        if let signedIn = found.ofOperator { try await operators.end(signedIn) }
    }

    func id(of cookie: String) -> ConsoleSessionID {
        ConsoleSessionID(rawValue: Base64.encodeURL(cipher.digest(cookie, .cookie, "console-session")))
    }

    static func userAgent(of request: WireRequest) -> String {
        String(decoding: (request.header("user-agent") ?? "").utf8.prefix(maxUserAgentBytes), as: UTF8.self)
    }
}
