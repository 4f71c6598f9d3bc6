package import AccessControl
import Kernel
import Wire

extension FederatedSubject {
    /// An identity of an identity pool, as the trust policies of roles compare it.
    package init(_ claims: IdentityClaims) {
        let name = LoginProviderName.service
        self.init(
            provider: name, subject: claims.identity.rawValue, audience: claims.pool.rawValue,
            issuer: IdentityTokens.issuer,
            conditionKeys: [
                "\(name):aud": [claims.pool.rawValue], "\(name):sub": [claims.identity.rawValue],
                "\(name):amr": claims.methods,
            ])
        tags = claims.tags.map { IAMResourceTag(key: $0.key, value: $0.value) }
    }
}
