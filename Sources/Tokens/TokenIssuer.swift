package import Cryptography
package import Directory
package import Kernel
import Storage

/// The tokens of one response.
package struct IssuedTokens: Sendable {
    /// Describes the user; nil if the scopes do not include openid.
    package var idToken: Secret<String>?
    /// Authorizes the app.
    package var accessToken: Secret<String>
    /// Nil if the caller keeps the current one.
    package var refreshToken: Secret<String>?
    /// Seconds until the access token expires.
    package var expiresIn: Int
    /// The device's key and group, which the app confirms; nil if the device is known, or devices are not tracked
    /// (UP-DEV-05).
    package var newDevice: NewDevice?

    package func with(refreshToken: Secret<String>) -> IssuedTokens {
        var tokens = self
        tokens.refreshToken = refreshToken
        return tokens
    }
}

/// Signs tokens, and reads them.
///
/// A class, so that each request copies one reference instead of a dozen.
package final class TokenIssuer: Sendable {
    /// Ask a pool's function for changes to tokens; nil changes nothing.
    package struct Customizations: Sendable {
        let ofUser: @Sendable (TokenRequest) async throws -> TokenOverrides?
        let ofClient: @Sendable (ClientTokenRequest) async throws -> TokenOverrides?

        package init(
            ofUser: @escaping @Sendable (TokenRequest) async throws -> TokenOverrides?,
            ofClient: @escaping @Sendable (ClientTokenRequest) async throws -> TokenOverrides?
        ) {
            self.ofUser = ofUser
            self.ofClient = ofClient
        }
    }

    /// Renews the tokens of other providers in a user's attributes. If that fails, it returns the user unchanged.
    package typealias AttributeRenewal = @Sendable (User, UserPool) async -> User

    let keys: SigningKeyStore
    let crypto: CryptoPool
    let world: World
    package let verifier: TokenVerifier
    package let publicURL: PublicURL
    let customizations: Customizations
    let renewal: AttributeRenewal

    /// Creates an issuer of tokens. A pool's `iss` is the URL of its region, a slash and its id.
    ///
    /// - Parameters:
    ///   - customizations: Called before tokens are signed.
    ///   - renewal: Called before tokens are issued for a refresh token.
    package init(
        keys: SigningKeyStore, crypto: CryptoPool, world: World, publicURL: PublicURL,
        customizations: Customizations, renewal: @escaping AttributeRenewal
    ) {
        self.keys = keys
        self.crypto = crypto
        self.world = world
        self.publicURL = publicURL
        self.customizations = customizations
        self.renewal = renewal
        verifier = TokenVerifier(publicURL: publicURL) { pool, kid in
            do { return try await keys.key(kid, of: pool) } catch is any Refusal { return nil }
        }
    }

    /// Signs an access token, and an ID token if the scopes include it, with the changes of the pool's function. Costs
    /// a signature for each. No transaction may be open.
    package func issue(_ request: TokenRequest) async throws -> IssuedTokens {
        let overrides = try await customizations.ofUser(request) ?? TokenOverrides()
        let pair = try await keys.pair(of: request.pool.id)
        let issuer = verifier.issuer(of: request.pool.id)
        let idClaims: Claims? =
            request.hasIDToken ? request.idClaims(issuer: issuer, tokenID: world.uuid(), changedBy: overrides) : nil
        let accessClaims: Claims = request.accessClaims(issuer: issuer, tokenID: world.uuid(), changedBy: overrides)
        let expiresIn = Int(request.client.settings.tokenValidity.accessSeconds)
        // The closure does not hold the request: pool and client have many members to copy.
        let response = request.response
        return try await crypto.run {
            let access = try pair.access.token(accessClaims)
            let id = try idClaims.map { claims in
                var claims = claims
                response.add(to: &claims, accessHash: AccessTokenHash.of(access))
                return Secret(try pair.id.token(claims))
            }
            return IssuedTokens(idToken: id, accessToken: Secret(access), expiresIn: expiresIn)
        }
    }
}
