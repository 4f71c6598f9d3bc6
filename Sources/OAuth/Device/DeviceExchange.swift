import Cryptography
import Directory
import Kernel
import Storage
import Tokens

/// One exchange of a device code.
struct DeviceExchange: Sendable {
    private let hash: [UInt8]
    private let context: ClientContext
    private let services: OAuthServices

    init(_ code: Secret<String>, for context: ClientContext, services: OAuthServices) {
        hash = DeviceAuthorization.hash(ofDeviceCode: code, in: context.pool.id, by: services.cipher)
        self.context = context
        self.services = services
    }

    private var pool: UserPoolID { context.pool.id }

    /// The user's consent and the granted scopes.
    ///
    /// - Throws: `OAuthError` while the user has not answered, if the device polls too often, if the user has refused,
    ///   and if the code is unknown, another client's, used up or too old (RFC 8628, section 3.5).
    func poll() async throws -> (consent: DeviceAuthorization.Consent, scope: String) {
        let found = try await services.database.read { try DeviceAuthorizationTable($0).find(hash, in: pool) }
        guard let device = found, device.client == context.client.id else { throw OAuthError(.invalidGrant) }
        if let session = device.session {
            // Two parties have the code, so it was stolen. The session from it ends.
            try await services.database.write { try UserSessionTable($0).end(session, in: pool) }
            throw OAuthError(.invalidGrant)
        }
        let now = services.world.now()
        guard now < device.expiresAt else { throw OAuthError(.expiredToken) }
        guard !device.isRefused else { throw OAuthError(.accessDenied) }
        if let consent = device.consent { return (consent, device.scope) }
        throw try await recordPoll(at: now)
    }

    /// Records a poll before the user's answer. A device that polls too early has to wait five seconds longer from then
    /// on. The last poll is read in the same transaction: of polls at once, only one is not too early.
    ///
    /// - Returns: The error to throw.
    private func recordPoll(at now: Instant) async throws -> OAuthError {
        try await services.database.write { tx in
            let devices = DeviceAuthorizationTable(tx)
            guard let device = try devices.find(hash, in: pool) else { return OAuthError(.invalidGrant) }
            let isTooEarly = device.polledAt.map { now.seconds(since: $0) < device.interval } ?? false
            let interval = isTooEarly ? min(device.interval + 5, DeviceAuthorization.lifetime) : device.interval
            try devices.notePoll(hash, in: pool, at: now, interval: interval)
            return OAuthError(isTooEarly ? .slowDown : .authorizationPending)
        }
    }

    /// The user of a consent.
    struct Found: Sendable {
        let user: User
        let groups: [Group]
        /// The provider at which the user signed in; nil for a sign-in here.
        let provider: String?
    }

    /// The user who has agreed.
    ///
    /// - Throws: `OAuthError` if the user was deleted.
    func find(_ consent: DeviceAuthorization.Consent) async throws -> Found {
        let found = try await services.database.read { tx -> Found? in
            guard let user = try UserTable(tx).find(consent.user, in: pool) else { return nil }
            let browser = try BrowserSessionTable(tx).find(consent.browserSession, in: pool)
            return Found(
                user: user, groups: try MembershipTable(tx).groups(of: user.id, in: pool), provider: browser?.provider)
        }
        guard let found else { throw OAuthError(.accessDenied) }
        return found
    }

    /// Uses up the code for `session`, and writes the session.
    ///
    /// - Throws: `OAuthError` if another exchange was faster, and if the user has signed out or may no longer sign in.
    func redeem(for session: NewSession, consent: DeviceAuthorization.Consent) async throws {
        try await services.database.commitEvenIfRefused { tx -> Result<Void, OAuthError> in
            let devices = DeviceAuthorizationTable(tx)
            guard try BrowserSessionTable(tx).find(consent.browserSession, in: pool) != nil,
                let user = try UserTable(tx).find(consent.user, in: pool), user.enabled,
                try SessionProviderTable(tx).mayContinueSessions(
                    of: user.id, status: user.status, through: context.client)
            else { return .failure(OAuthError(.accessDenied)) }
            guard try devices.use(hash, in: pool, for: session.id) else {
                if let first = try devices.find(hash, in: pool)?.session {
                    try UserSessionTable(tx).end(first, in: pool)
                }
                return .failure(OAuthError(.invalidGrant))
            }
            try session.write(tx)
            return .success(())
        }
    }
}
