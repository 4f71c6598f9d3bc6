import AccessControl
import Cryptography
import Federation
import IdentityPools
import Kernel
import Wire

extension FederatedSubject {
    /// A user of an OpenID Connect provider of the account (EXT-OID-09).
    ///
    /// - Throws: `SecurityTokenRefusal` if the token is for a client that the provider does not list.
    init(_ claims: Claims, of provider: OIDCProvider, in account: String, issuer: String) throws {
        let audiences = Self.audiences(claims)
        guard
            let audience = audiences.first(where: { one in provider.clientIDs.contains { $0.hasSameBytes(as: one) } })
        else { throw SecurityTokenRefusal.wrongAudience }
        var keys = [
            "\(provider.url):aud": [audience], "\(provider.url):sub": [try Self.subject(claims)],
        ]
        keys["\(provider.url):amr"] = claims.strings("amr")
        self.init(
            provider: provider.resource.arn(in: account), subject: try Self.subject(claims), audience: audience,
            issuer: issuer, conditionKeys: keys)
        let session = try SessionTagClaims(claims)
        (tags, transitiveTagKeys, sourceIdentity) = (session.tags, session.transitiveKeys, session.sourceIdentity)
    }

    /// A user of Google, which AWS accepts without a provider in the account. Trust policies compare the client.
    init(google claims: Claims) throws {
        let name = LoginProviderName.google
        guard let audience = Self.audiences(claims).first else { throw SecurityTokenRefusal.wrongAudience }
        var keys = ["\(name):aud": [audience], "\(name):sub": [try Self.subject(claims)]]
        keys["\(name):oaud"] = claims.string("aud").map { [$0] }
        self.init(
            provider: name, subject: try Self.subject(claims), audience: audience, issuer: name, conditionKeys: keys)
    }

    /// A user of Facebook or Amazon, according to the provider's description of an access token.
    ///
    /// - Throws: `SecurityTokenRefusal` if the provider did not accept the token.
    init(
        _ description: SocialAccessTokens.Description?, of provider: String, applicationKey: String, userKey: String
    ) throws {
        guard let description, let application = description.applications.first else {
            throw SecurityTokenRefusal.invalidIdentityToken("The provider does not accept the token.")
        }
        self.init(
            provider: provider, subject: description.user, audience: application, issuer: provider,
            conditionKeys: [
                "\(provider):\(applicationKey)": [application], "\(provider):\(userKey)": [description.user],
            ])
    }

    /// The client that the token was issued to, or else the audiences.
    private static func audiences(_ claims: Claims) -> [String] {
        if let client = claims.string("azp") { return [client] }
        return claims.string("aud").map { [$0] } ?? claims.strings("aud") ?? []
    }

    private static func subject(_ claims: Claims) throws -> String {
        guard let subject = claims.string("sub"), (1...255).contains(subject.utf8.count) else {
            throw SecurityTokenRefusal.noToken
        }
        return subject
    }
}

/// The claims about the session that is opened for a token: tags, which of them are transitive, and the source
/// identity.
private struct SessionTagClaims {
    let tags: [IAMResourceTag]
    let transitiveKeys: [String]
    let sourceIdentity: String?

    /// - Throws: `SecurityTokenRefusal` if the claim of tags has another form than AWS documents.
    init(_ claims: Claims) throws {
        sourceIdentity = claims.string("https://aws.amazon.com/source_identity")
        guard let claim = claims["https://aws.amazon.com/tags"] else {
            (tags, transitiveKeys) = ([], [])
            return
        }
        guard case .object(let stated) = claim, case .object(let principal)? = stated["principal_tags"] else {
            throw SecurityTokenRefusal.rejectedClaim("The claim of session tags is malformed.")
        }
        tags = try principal.all.map { tag in
            guard let values = principal.strings(tag.name), values.count == 1 else {
                throw SecurityTokenRefusal.rejectedClaim("A session tag does not have exactly one value.")
            }
            return IAMResourceTag(key: tag.name, value: values[0])
        }
        transitiveKeys = stated.strings("transitive_tag_keys") ?? []
    }
}
