package import AccessControl
package import Federation
package import IdentityPools
package import Kernel
import Wire

extension ExternalCredentials {
    /// Shows external STSes a token of the identity.
    ///
    /// - Parameters:
    ///   - client: Sends the request.
    ///   - tokens: Signs the token.
    ///   - issuer: The issuer of tokens for external STSes.
    package init(_ client: ExternalSTSClient, tokens: IdentityTokens, issuer: String, world: World) {
        self.init { request in
            guard let claims = IdentityClaims(request.identity) else { throw SecurityTokenRefusal.externalOnly }
            let token = try await tokens.issue(claims, by: issuer, for: request.sts.audience)
            let sent = ExternalSTSClient.Request(
                url: request.sts.url, role: request.sts.role, sessionName: request.sessionName, token: token,
                duration: request.duration, policy: request.policy)
            let response: ExternalSTSClient.Response
            do { response = try await client.call(sent) } catch {
                throw SecurityTokenRefusal.externalUnreachable(role: request.role)
            }
            switch response {
            case .credentials(let given):
                guard given.expires > world.now() else {
                    throw SecurityTokenRefusal.externalUnreachable(role: request.role)
                }
                // The store's log names the key, so the audit record leads from one to the other.
                AuditContext.note(accessKeyID: given.accessKeyID)
                return Session(
                    credentials: SessionCredentials(
                        accessKeyID: given.accessKeyID, secret: given.secret, sessionToken: given.sessionToken,
                        expiresAt: given.expires), arn: given.arn, id: given.id)
            case .refused(let code):
                throw SecurityTokenRefusal.externalRefused(role: request.role, code: code)
            }
        }
    }
}

extension IdentityClaims {
    /// An identity of an identity pool; nil for the subject of another provider.
    fileprivate init?(_ subject: FederatedSubject) {
        let service = LoginProviderName.service
        guard subject.provider.hasSameBytes(as: service), let methods = subject.conditionKeys["\(service):amr"] else {
            return nil
        }
        self.init(
            pool: IdentityPoolID(rawValue: subject.audience), identity: IdentityID(rawValue: subject.subject),
            methods: methods, tags: Dictionary(subject.tags.map { ($0.key, $0.value) }) { first, _ in first })
    }
}
