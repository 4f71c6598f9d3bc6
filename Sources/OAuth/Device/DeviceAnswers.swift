package import Authentication
import Directory
package import Kernel
import Storage
import Tokens

/// The users' answers to the codes of devices.
package struct DeviceAnswers: Sendable {
    private let services: OAuthServices

    package init(_ services: OAuthServices) { self.services = services }

    /// Uses the services of the pages' requests.
    package init(_ reader: AuthorizeRequestReader) { services = reader.services }

    /// Records that a user has typed `code`, so that codes of other devices no longer displace it.
    ///
    /// - Returns: The client of the device; nil if no device with this code waits for an answer.
    package func noteTyped(_ code: UserCode, in pool: UserPoolID?) async throws -> ClientID? {
        guard let (found, device) = try await find(code), pool == nil || pool == found else { return nil }
        let now = services.world.now()
        try await services.database.write {
            try DeviceAuthorizationTable($0).noteTyped(device.hash, in: found, at: now)
        }
        return device.client
    }

    /// The client of the device that shows `code`; nil if no device with this code waits for an answer.
    package func client(showing code: UserCode, in pool: UserPoolID?) async throws -> ClientID? {
        guard let (found, device) = try await find(code), pool == nil || pool == found else { return nil }
        return device.client
    }

    /// The device that shows `code` and has no answer yet, and its pool; nil if there is none.
    func find(_ code: UserCode) async throws -> (pool: UserPoolID, device: DeviceAuthorization)? {
        let (hash, now) = (DeviceAuthorization.hash(of: code, by: services.cipher), services.world.now())
        let found = try await services.database.read { try DeviceAuthorizationTable($0).find(userCode: hash) }
        guard let found, found.device.isOpen(at: now) else { return nil }
        return found
    }

    /// Records whether `user`, who is signed in, allows the `request` of a device.
    ///
    /// - Throws: `OAuthError` with `expired_token` if the device no longer waits, and with `access_denied` if the
    ///   session has since ended.
    package func answer(_ request: AuthorizeRequest, isAllowed: Bool, by user: AuthenticatedUser) async throws {
        guard let code = request.userCode else { throw OAuthError(.invalidRequest) }
        AuditContext.note(user.user.id)
        let (pool, now) = (request.context.pool.id, services.world.now())
        let hash = DeviceAuthorization.hash(of: code, by: services.cipher)
        let consent = DeviceAuthorization.Consent(
            user: user.user.id, authenticatedAt: user.authenticatedAt,
            browserSession: BrowserSession.hash(user.session, in: pool, cipher: services.cipher))
        try await services.database.write { [services] tx in
            let found = try BrowserSession.find(
                user.session, in: pool, for: request.context.client, now: now, cipher: services.cipher, tx)
            guard let found, found.user.id == user.user.id else { throw OAuthError(.accessDenied) }
            let devices = DeviceAuthorizationTable(tx)
            guard let (owner, device) = try devices.find(userCode: hash), owner == pool,
                device.client == request.context.client.id, device.isOpen(at: now),
                try devices.answer(device.hash, in: pool, consent: isAllowed ? consent : nil)
            else { throw OAuthError(.expiredToken) }
        }
    }
}

extension DeviceAuthorization {
    /// Whether the device waits for an answer.
    fileprivate func isOpen(at now: Instant) -> Bool { now < expiresAt && consent == nil && !isRefused }
}
