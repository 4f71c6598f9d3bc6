import Directory
import Kernel
import Storage
import Tokens
package import Wire
import WireRuntime

/// POST `/oauth2/device_authorization` (RFC 8628, section 3.1): gives a device two codes.
package struct DeviceAuthorizationEndpoint: Sendable {
    private let endpoint: ClientEndpoint
    private let services: OAuthServices

    static let path = "/oauth2/device_authorization"
    /// Where the user types the code.
    package static let verificationPath = "/device"

    package init(
        frame: RequestFrame, services: OAuthServices,
        pool: @escaping AuthorizeEndpoint.PoolOfHost = { _ in nil }
    ) {
        self.services = services
        endpoint = ClientEndpoint(frame: frame, services: services, pool: pool)
    }

    package var routes: [PathRoute] {
        [
            endpoint.route(Self.path, as: "AuthorizeDevice") { .document(200, body: try await begin($0)) },
            .preflight(Self.path, methods: "POST"),
        ]
    }

    private func begin(_ request: ClientForm) async throws -> [UInt8] {
        let form = try GrantForm(request.fields)
        let context = try await request.authenticateOAuthClient()
        guard context.client.extensions.deviceGrant else { throw OAuthError(.unauthorizedClient) }
        let custom = try await services.settings.customScopes(of: context.pool.id)
        let scopes = try RequestedScopes.granted(form.text("scope"), to: context.client.settings.oauth, custom: custom)
        let codes = try await new(context, scope: scopes.joined(separator: " "), from: request.address)
        return json(codes.device, user: codes.user, in: context.pool.id.region)
    }

    private func new(_ context: ClientContext, scope: String, from address: String) async throws
        -> (device: Secret<String>, user: UserCode)
    {
        let (world, cipher, now) = (services.world, services.cipher, services.world.now())
        let code = Secret(Base64.encodeURL(world.bytes(32)))
        let user = UserCode.make(from: world)
        let (pool, client) = (context.pool.id, context.client.id)
        var device = DeviceAuthorization(
            hash: DeviceAuthorization.hash(ofDeviceCode: code, in: pool, by: cipher),
            userCodeHash: DeviceAuthorization.hash(of: user, by: cipher), client: client, scope: scope,
            expiresAt: now.advanced(seconds: DeviceAuthorization.lifetime))
        device.addressHash = DeviceAuthorization.hash(ofAddress: address, by: cipher)
        try await services.database.write { [device] tx in
            try dropOldCodes(for: device, in: pool, at: now, tx)
            try DeviceAuthorizationTable(tx).insert(device, in: pool)
        }
        return (code, user)
    }

    /// Drops a code if the address or the client has reached its limit.
    ///
    /// - Throws: `OAuthError` if users have answered all of the client's codes.
    private func dropOldCodes(
        for device: DeviceAuthorization, in pool: UserPoolID, at now: Instant, _ tx: any Transaction
    ) throws {
        let codes = WaitingDeviceTable(tx, of: device.client, in: pool, now: now)
        let maxPerAddress = DeviceAuthorization.maxPerAddress
        if let address = device.addressHash, try codes.count(from: address, upTo: maxPerAddress) >= maxPerAddress {
            try codes.deleteOldest(from: address)
        }
        let maxPerClient = DeviceAuthorization.maxPerClient
        guard try codes.count(upTo: maxPerClient) >= maxPerClient else { return }
        guard try codes.deleteOldestOfMostFrequentAddress() else {
            throw OAuthError(.temporarilyUnavailable, description: "Too many devices wait")
        }
    }

    private func json(_ device: Secret<String>, user: UserCode, in region: String) -> [UInt8] {
        let address = services.tokens.publicURL.url(in: region) + Self.verificationPath
        var json = JSONWriter(capacity: 512)
        json.beginObject()
        json.field("device_code", device.exposed)
        json.field("user_code", user.shown)
        json.field("verification_uri", address)
        json.field("verification_uri_complete", "\(address)?user_code=\(user.shown)")
        json.field("expires_in", DeviceAuthorization.lifetime)
        json.field("interval", DeviceAuthorization.interval)
        json.endObject()
        return json.bytes
    }
}
