package import AccessControl
package import Federation
package import IAMAPI
import IdentityPools
package import Kernel
import Outbound
import Tokens

/// Roles, and sessions of them.
extension TestServer {
    /// The account of everything in it.
    package static let account = "123456789012"

    /// The users, roles and policies of the account.
    package var identityStore: IAMStore { IAMStore(database, world: world, accountID: Self.account) }

    /// Seals the tokens of sessions.
    package var sessionTokens: SessionTokens { SessionTokens(cipher, world: world) }

    /// Checks tokens of this server and of other providers.
    ///
    /// - Parameter client: Asks other providers; nil if none responds.
    package func federatedTokens(_ client: ProviderClient? = nil) -> FederatedTokens {
        let client =
            client
            ?? ProviderClient(reach: .any) { _ throws(HTTPCallError) in throw HTTPCallError(reason: "no such host") }
        let inspector = TokenInspector(tokens, settings: settings, cipher: cipher, database: database, world: world)
        return FederatedTokens(
            identityStore, identityTokens: IdentityTokens(identityKeys, world: world), identities: identities,
            userPools: IDTokenVerifier(tokens, inspector: inspector, world: world), names: Self.userPoolNames,
            issuers: IssuerTokens(client, world: world), social: SocialAccessTokens(client),
            reading: TestKeys.crypto, world: world)
    }

    /// Opens sessions of roles, by tokens of this server.
    ///
    /// - Parameter client: Asks the external STSes of roles; nil if none responds.
    package func securityTokens(_ client: ProviderClient? = nil) -> SecurityTokens {
        let external = client.map { client in
            ExternalCredentials(
                ExternalSTSClient(client), tokens: IdentityTokens(identityKeys, world: world),
                issuer: Self.externalTokenIssuer, world: world)
        }
        return SecurityTokens(
            identityStore, tokens: sessionTokens, federation: federatedTokens(), external: external)
    }

    /// The issuer of the tokens that external STSes are shown.
    package static let externalTokenIssuer = publicURL + "/tokens/external-sts"

    /// A new role that identities of a pool may assume.
    ///
    /// - Parameters:
    ///   - pool: The identity pool.
    ///   - kind: The value of `amr` that the role requires.
    ///   - policy: The permissions of the role.
    /// - Returns: Its ARN.
    package func role(
        _ name: String, for pool: IdentityPoolID, requiring kind: String, policy: String? = nil
    ) async throws -> String {
        let service = "cognito-identity.amazonaws.com"
        let draft = IAMRoles.Draft(
            name: name,
            trustPolicy: """
                {"Version": "2012-10-17", "Statement": [{"Effect": "Allow", "Principal": {"Federated": "\(service)"},
                "Action": ["sts:AssumeRoleWithWebIdentity", "sts:TagSession"],
                "Condition": {"StringEquals": {"\(service):aud": "\(pool)"},
                "ForAnyValue:StringLike": {"\(service):amr": "\(kind)"}}}]}
                """)
        let role = try await IAMRoles(identityStore).create(draft).role
        if let policy { try await InlinePolicies(identityStore).put("inline", document: policy, on: .role(name)) }
        return role.resource.arn(in: Self.account)
    }
}
