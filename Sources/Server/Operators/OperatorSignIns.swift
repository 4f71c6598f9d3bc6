import AccessControl
import Accounts
import Console
import Cryptography
import Directory
import Kernel
import OAuth
import Storage
import Tokens
import Wire
import WireRuntime

/// Signs operators in to the console by the operators' pool, and authorizes them while their sessions last.
struct OperatorSignIns: Sendable {
    let store: OpenStore
    let settings: SettingsCache
    let oauth: OAuthServices
    let signatures: SignatureAuthentication
    let configuration: Configuration

    /// How far the clocks of nodes may be apart: a sign-in may seem older than the request for it by that much.
    private static let clockTolerance: Int64 = .minutes(1)

    /// The address of the sign-in page; nil if there is no operators' pool.
    ///
    /// - Throws: `ServiceError` if the pool does not require an authenticator app.
    func address(for start: ConsoleOperators.SignInStart) async throws -> String? {
        guard let marked = try await store.database.read({ try OperatorsPool($0) }) else { return nil }
        try await requireSafeSignIns(marked.pool)
        try await register(start.redirectURI, for: marked)
        let fields = [
            ("client_id", marked.client.rawValue), ("response_type", "code"), ("redirect_uri", start.redirectURI),
            ("scope", "openid"), ("state", start.state), ("prompt", "login"),
            ("code_challenge", OperatorCode.challenge(of: start.verifier)), ("code_challenge_method", "S256"),
        ]
        let query = fields.map { "\($0)=\(PercentEncoding.encode($1.utf8))" }.joined(separator: "&")
        return "\(configuration.publicURL.url(in: marked.pool.region))\(AuthorizeEndpoint.path)?\(query)"
    }

    private func requireSafeSignIns(_ pool: UserPoolID) async throws {
        if let fault = try await settings.pool(pool).faultForOperators { throw ServiceError(.accessDenied, fault) }
    }

    /// Adds the console's own callback to the client, if the console has got another origin since.
    private func register(_ callback: String, for marked: OperatorsPool) async throws {
        let isOwn = configuration.management.consoleURL.map { callback.utf8.starts(with: "\($0)/".utf8) } ?? false
        let known = try await settings.client(marked.client).settings.oauth.callbackURLs ?? []
        guard isOwn, !known.contains(where: { $0.hasSameBytes(as: callback) }) else { return }
        let clients = Clients(store.database, world: store.world, cache: settings)
        _ = try await clients.change(marked.client, in: marked.pool) { client in
            client.settings.oauth.callbackURLs = known + [callback]
        }
    }

    /// Exchanges a code for a session of the console. If that is refused, the user session of the sign-in is ended too.
    ///
    /// - Throws: `ServiceError`.
    func exchange(
        _ returned: ConsoleOperators.SignInReturn, for request: WireRequest
    ) async throws -> (ConsoleOperator, IAMCaller) {
        guard let marked = try await store.database.read({ try OperatorsPool($0) }) else {
            throw ServiceError(.accessDenied, "The account has no operators' pool.")
        }
        try await requireSafeSignIns(marked.pool)
        let proof = OperatorCode.Proof(
            code: returned.code, redirectURI: returned.redirectURI, verifier: returned.verifier,
            notBefore: returned.beganAt.advanced(seconds: -Self.clockTolerance))
        let signedIn: ConsoleOperator
        do {
            let found = try await OperatorCode(oauth).exchange(proof, client: marked.client, in: marked.pool)
            signedIn = ConsoleOperator(
                identity: found.identity, accessKeyID: OperatorSession.newAccessKeyID(from: store.world),
                signedInAt: found.signedInAt)
        } catch is OAuthError {
            throw ServiceError(.accessDenied, "The sign-in is not good any more.")
        }
        do { return (signedIn, try await caller(signedIn, for: request)) } catch {
            try await end(signedIn)
            throw error
        }
    }

    /// The IAM caller that an operator is at present: pool, user, session, groups and role are read from the store, and
    /// settings are a second old at most.
    ///
    /// - Throws: `ServiceError` if the operator may no longer enter.
    func caller(_ signedIn: ConsoleOperator, for request: WireRequest) async throws -> IAMCaller {
        let identity = signedIn.identity
        do {
            let (pool, client) = (try await settings.pool(identity.pool), try await settings.client(identity.client))
            if let fault = pool.faultForOperators { throw ServiceError(.accessDenied, fault) }
            let live = try await store.database.read { tx -> LiveSession? in
                guard try OperatorsPool(tx) == OperatorsPool(pool: identity.pool, client: identity.client) else {
                    return nil
                }
                return try LiveSession(identity, through: client, tx)
            }
            guard let live else { throw ServiceError(.accessDenied, "The sign-in has ended.") }
            return try await signatures.caller(session(of: signedIn, as: live, in: pool), for: request)
        } catch is MissingResource { throw ServiceError(.accessDenied, "The sign-in has ended.") }
    }

    private func session(
        of signedIn: ConsoleOperator, as live: LiveSession, in pool: UserPool
    ) throws -> OperatorSession {
        let roles = live.roles
        guard let role = roles.preferred else {
            throw ServiceError(
                .accessDenied,
                roles.all.isEmpty
                    ? "You have no role: no group of yours in the operators' pool gives one."
                    : "You have no role: several groups of yours give roles, and none of them has precedence.")
        }
        let account = configuration.account.id
        return OperatorSession(
            role: role, names: live.user.names(in: pool), subject: live.user.id.rawValue,
            pool: "arn:aws:cognito-idp:\(pool.id.region):\(account):userpool/\(pool.id)",
            accessKeyID: signedIn.accessKeyID, signedInAt: signedIn.signedInAt,
            expiresAt: signedIn.signedInAt.advanced(seconds: .hours(Int64(OperatorsPool.sessionHours))))
    }

    /// Ends the user session of a sign-in.
    func end(_ signedIn: ConsoleOperator) async throws {
        try await store.database.write { tx in
            try UserSessionTable(tx).end(signedIn.identity.session, in: signedIn.identity.pool)
        }
    }

    /// Whether the policies of a caller allow an action that is not an operation of the APIs.
    func permits(_ caller: IAMCaller, action: String) async throws -> Bool {
        do { try await signatures.requirePermission(of: caller, action: action, on: "*") } catch is AccessRefusal {
            return false
        }
        return true
    }
}

extension User {
    /// The names by which the audit log may call the user, the preferred one first. A contact in place of a username is
    /// one of them only if it is verified.
    fileprivate func names(in pool: UserPool) -> [String] {
        guard !pool.settings.usernameAttributes.isEmpty else { return [username.rawValue] }
        return pool.settings.usernameAttributes.filter(attributes.isVerified).compactMap(attributes.contact)
    }
}

extension ConsoleOperators {
    init(_ server: MartletServer, configuration: Configuration) {
        let signIns = OperatorSignIns(
            store: server.store, settings: server.settings, oauth: server.oauth,
            signatures: server.tables.signatures, configuration: configuration)
        let setup = OperatorsSetup(server.store, settings: server.settings, configuration: configuration)
        let administration = Administration(server.accounts)
        self.init(
            hasPool: { try await setup.find() != nil }, signIn: { try await signIns.address(for: $0) },
            exchange: { try await signIns.exchange($0, for: $1) }, caller: { try await signIns.caller($0, for: $1) },
            end: { try await signIns.end($0) },
            admit: { new in
                if new.isInvited {
                    try await administration.setPassword(ofInvited: new, setup: setup)
                } else {
                    try await setup.createPool(
                        for: OperatorsSetup.Draft(name: new.name, email: new.email, password: new.password))
                }
            },
            permits: { try await signIns.permits($0, action: $1) })
    }
}

extension Administration {
    /// - Throws: `InvalidInput` if the operator has chosen a password already.
    fileprivate func setPassword(ofInvited new: ConsoleOperators.NewOperator, setup: OperatorsSetup) async throws {
        let name = Username(rawValue: new.name)
        guard let marked = try await setup.find(), try await find(name, in: marked.pool).isInvited else {
            throw InvalidInput("This operator has chosen a password.")
        }
        try await setPassword(new.password, permanent: true, of: name, in: marked.pool)
    }
}
