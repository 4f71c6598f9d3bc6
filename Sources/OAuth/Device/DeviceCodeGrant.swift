import Cryptography
import Directory
import Kernel
import Storage
import Tokens

/// Issues tokens to a device after its user has agreed (RFC 8628, section 3.4).
struct DeviceCodeGrant: Grant {
    let services: OAuthServices

    static let type = "urn:ietf:params:oauth:grant-type:device_code"

    /// As for an authorization code, the tokens are signed first, and the device code is used up in the transaction
    /// that writes the session: of two concurrent exchanges, only one gets tokens.
    func tokens(for form: GrantForm, through context: ClientContext) async throws -> IssuedTokens {
        guard context.client.settings.oauth.enabled, context.client.extensions.deviceGrant else {
            throw OAuthError(.unauthorizedClient)
        }
        let exchange = DeviceExchange(Secret(try form.require("device_code")), for: context, services: services)
        let (consent, scope) = try await exchange.poll()
        let found = try await exchange.find(consent)
        AuditContext.note(found.user.id)
        var session = NewSession(
            context, user: found.user, groups: found.groups, device: nil, now: services.world.now(),
            cipher: services.cipher, world: services.world, scope: scope,
            authenticatedAt: consent.authenticatedAt)
        session.provider = found.provider
        session.request.source = .hostedAuth
        let tokens = try await services.tokens.issue(session.request)
        try await exchange.redeem(for: session, consent: consent)
        return tokens.with(refreshToken: session.refreshToken)
    }
}
