import Cryptography
import Kernel
import Storage
import Wire
import WireRuntime

/// Operators who sign in by a user pool: their permissions beside operations, their sign-ins and sessions, and the
/// one-time addresses at which they are created.
extension ConsoleSessions {
    /// The action that lets operators use what is the account's: the commands, the state of the server,
    /// the sessions of all.
    static let administration = "martlet:AdministerServer"
    /// The action that lets operators change who the operators are.
    static let operatorManagement = "martlet:ManageOperators"

    /// Whether a session's caller may do what the account may beside operations. Policies of access keys do not allow
    /// it, even with `*`: they were written for the operations of the APIs.
    func administers(_ caller: IAMCaller, in session: ConsoleSession) async throws -> Bool {
        try await permits(caller, action: Self.administration, in: session)
    }

    /// Whether a session's caller may do what makes operators, or lets one pass for another.
    func managesOperators(_ caller: IAMCaller, in session: ConsoleSession) async throws -> Bool {
        try await permits(caller, action: Self.operatorManagement, in: session)
    }

    private func permits(_ caller: IAMCaller, action: String, in session: ConsoleSession) async throws -> Bool {
        guard caller.principal != .root else { return true }
        guard session.ofOperator != nil else { return false }
        return try await operators.permits(caller, action)
    }

    // MARK: - Sign-ins

    /// A new sign-in, which leads back to a page.
    func newSignIn(backTo page: String) -> PendingSignIn {
        PendingSignIn(
            state: Base64.encodeURL(world.bytes(32)), verifier: Secret(Base64.encodeURL(world.bytes(32))), page: page,
            beganAt: world.now())
    }

    /// The value of the cookie for a sign-in.
    func sealed(_ signIn: PendingSignIn) throws -> String {
        Base64.encodeURL(try cipher.seal(signIn.bytes, .consoleSession, PendingSignIn.place))
    }

    /// The sign-in in a cookie; nil if this server has not sealed it, or it is older than `PendingSignIn.lifetime`.
    func signIn(sealedIn cookie: String) -> PendingSignIn? {
        guard cookie.utf8.count <= PendingSignIn.maxBytes, let sealed = Base64.decodeURL(cookie),
            let bytes = try? cipher.open(sealed, .consoleSession, PendingSignIn.place),
            let found = PendingSignIn(bytes), world.now() < found.beganAt.advanced(seconds: PendingSignIn.lifetime)
        else { return nil }
        return found
    }

    /// Begins a session of an operator who has signed in, with a new cookie: another program may know the former one,
    /// or have planted it.
    ///
    /// - Parameter former: The cookie that the browser has sent. Its session ends.
    /// - Returns: The value of the session's cookie.
    func begin(
        _ signedIn: ConsoleOperator, as caller: IAMCaller, replacing former: String?, from request: WireRequest
    ) async throws -> Secret<String> {
        let (now, cookie) = (world.now(), Base64.encodeURL(world.bytes(32)))
        let session = ConsoleSession(
            id: id(of: cookie), accessKeyID: signedIn.accessKeyID, sealedToken: nil, arn: caller.arn,
            address: request.remoteAddress, userAgent: Self.userAgent(of: request), createdAt: now, usedAt: now,
            expiresAt: now.advanced(seconds: ConsoleSession.lifetime), ofOperator: signedIn)
        let replaced = former.map(id(of:))
        let ended = try await database.write { tx -> ConsoleSession? in
            let table = ConsoleSessionTable(tx)
            let ended = try replaced.flatMap { try table.find($0) }
            if let ended { _ = try table.delete(ended.id, of: nil) }
            try table.insert(session)
            return ended
        }
        if let other = ended?.ofOperator { try await operators.end(other) }
        return Secret(cookie)
    }

    // MARK: - One-time addresses

    /// The one-time address with a code; nil if it is not valid. The store is not asked whether it was used.
    func oneTimeAddress(_ code: String?) -> OneTimeAddress? { OneTimeAddress(code, cipher: cipher, now: world.now()) }

    /// Makes an operator by a one-time address. Of several forms, on whatever nodes, one is accepted. A refused form
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
        do { try await operators.admit(new) } catch {
            try await database.write { try ConsoleSessionTable($0).release(entry: entry) }
            throw error
        }
        return true
    }
}
