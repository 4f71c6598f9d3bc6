package import AccessControl
package import IdentityPools
import Kernel

extension CredentialIssuer {
    /// Opens sessions of roles, as `AssumeRoleWithWebIdentity` does with the identity's token.
    package init(_ tokens: SecurityTokens) {
        self.init { request in
            do {
                let session = try await tokens.assume(
                    request.role, action: "sts:AssumeRoleWithWebIdentity", identity: FederatedSubject(request.identity),
                    request: SessionRequest(request))
                return TemporaryCredentials(session.credentials)
            } catch SecurityTokenRefusal.notTrusted { throw IdentityPoolRefusal.noRole }
        }
    }
}

extension TemporaryCredentials {
    fileprivate init(_ given: SessionCredentials) {
        self.init(
            accessKeyID: given.accessKeyID, secret: given.secret, sessionToken: given.sessionToken,
            expires: given.expiresAt)
    }
}

extension SessionRequest {
    fileprivate init(_ request: CredentialRequest) {
        self.init(name: request.sessionName)
        duration = Int(request.duration)
        policy = request.scopeDownPolicy
        storagePolicy = request.scopeDownPolicy == nil ? nil : UnauthenticatedScope.storagePolicy
    }
}
