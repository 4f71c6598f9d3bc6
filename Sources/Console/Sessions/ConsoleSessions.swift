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
        let token = try session.sealedToken.map {
            String(decoding: try cipher.open($0, .consoleSession, id.rawValue), as: UTF8.self)
        }
        let caller: IAMCaller
        do { caller = try await credentials.caller(session.accessKeyID, token, request) } catch is ServiceError {
            return nil
        }
        if now >= session.usedAt.advanced(seconds: Self.useInterval) {
            try await database.write { try ConsoleSessionTable($0).note(use: now, of: id) }
        }
        return (session, caller)
    }

    /// The active sessions that a caller may end: all for the account itself, and its own for others.
    func list(for caller: IAMCaller) async throws -> [ConsoleSession] {
        let now = world.now()
        return try await database.read {
            try ConsoleSessionTable($0).list(of: Self.scope(of: caller), limit: Self.maxListed)
        }.filter { $0.isActive(at: now) }
    }

    /// Whether a session began so lately that it may do what cannot be undone.
    func isFresh(_ session: ConsoleSession) -> Bool {
        world.now() < session.createdAt.advanced(seconds: ConsoleSession.freshTime)
    }

    /// Ends a session that `caller` may end.
    ///
    /// - Throws: `MissingResource` if there is none.
    func end(_ id: ConsoleSessionID, for caller: IAMCaller) async throws {
        let ended = try await database.write { try ConsoleSessionTable($0).delete(id, of: Self.scope(of: caller)) }
        guard ended else { throw MissingResource("Session", id.rawValue) }
    }

    private static func scope(of caller: IAMCaller) -> String? { caller.principal == .root ? nil : caller.arn }
}

extension ConsoleSessions {
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
