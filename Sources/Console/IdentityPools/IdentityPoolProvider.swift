import Kernel
import WireRuntime

/// A provider of an identity pool, as role mappings and principal tags call it.
struct IdentityPoolProvider: Sendable {
    /// The key in role mappings. For a user pool, it names the app client too.
    let key: String
    /// The name in principal tags.
    let name: String

    /// The providers of a described pool.
    static func all(of pool: JSONObject) -> [IdentityPoolProvider] {
        let userPools = (pool["CognitoIdentityProviders"]?.objects ?? []).map { provider in
            let name = provider["ProviderName"]?.string ?? ""
            return IdentityPoolProvider(key: "\(name):\(provider["ClientId"]?.string ?? "")", name: name)
        }
        let logins = (pool["SupportedLoginProviders"]?.object?.members ?? []).map(\.name)
        // The name of an OpenID Connect provider is its issuer, with which its ARN ends.
        let openID = (pool["OpenIdConnectProviderARNs"]?.texts ?? []).map { arn in
            String(Substring(arn.utf8.drop { $0 != UInt8(ascii: "/") }.dropFirst()))
        }
        let saml = pool["SamlProviderARNs"]?.texts ?? []
        return userPools + (logins + openID + saml).map { IdentityPoolProvider(key: $0, name: $0) }
    }
}
