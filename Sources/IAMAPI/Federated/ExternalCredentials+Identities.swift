package import AccessControl
package import Federation
package import IdentityPools
package import Kernel
import Wire

extension ExternalCredentials {
    /// Requests credentials from external STSes with a token of the identity.
    ///
    /// - Parameters:
    ///   - client: Sends the request.
    ///   - tokens: Signs the token.
    ///   - issuer: The issuer of tokens for external STSes.
    package init(_ client: ExternalSTSClient, tokens: IdentityTokens, issuer: String, world: World) {
        self.init { request in
            guard let claims = IdentityClaims(request.identity) else { throw SecurityTokenRefusal.externalOnly }
            let token = try await tokens.issue(claims, by: issuer, for: request.sts.audience)
            let response: ExternalSTSClient.Response
            do {
                response = try await client.call(
                    ExternalSTSClient.Request(
                        url: request.sts.url, role: request.sts.role, sessionName: request.sessionName, token: token,
                        duration: request.duration, policy: request.policy))
            } catch { throw SecurityTokenRefusal.externalUnreachable(role: request.role) }
            return try Self.session(in: response, ofRole: request.role, now: world.now())
        }
    }

    private static func session(
        in response: ExternalSTSClient.Response, ofRole role: String, now: Instant
    ) throws(SecurityTokenRefusal) -> Session {
        switch response {
        case .credentials(let found):
            guard found.expires > now else { throw .externalUnreachable(role: role) }
            // The store's log names the key, so that the audit record can be matched with it.
            AuditContext.note(accessKeyID: found.accessKeyID)
            return Session(
                credentials: SessionCredentials(
                    accessKeyID: found.accessKeyID, secret: found.secret, sessionToken: found.sessionToken,
                    expiresAt: found.expires), arn: found.arn, id: found.id)
        case .refused(let code): throw .externalRefused(role: role, code: code)
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
