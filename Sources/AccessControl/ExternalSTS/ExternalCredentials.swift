import Kernel
import Wire

/// Asks an external STS for credentials: the port to it.
package struct ExternalCredentials: Sendable {
    /// A request for credentials of a role whose trust policy has admitted the identity.
    package struct Request: Sendable {
        /// The STS to ask.
        package var sts: ExternalSTS
        /// The name of the role here, for refusals.
        package var role: String
        package var identity: FederatedSubject
        /// The session's name, as on this server.
        package var sessionName: String
        /// How long the credentials should be valid, in seconds.
        package var duration: Int
        /// A policy that narrows the session.
        package var policy: String?
    }

    /// The response of the external STS.
    package struct Session: Sendable {
        package var credentials: SessionCredentials
        /// The session as policies of the store name it; nil if the response does not contain it.
        package var arn: String?
        /// The session's id there.
        package var id: String?

        package init(credentials: SessionCredentials, arn: String?, id: String?) {
            (self.credentials, self.arn, self.id) = (credentials, arn, id)
        }
    }

    /// Sends the request. Throws a `SecurityTokenRefusal` if the STS does not return credentials.
    package var ask: @Sendable (Request) async throws -> Session

    /// Sends requests by the given function.
    package init(ask: @escaping @Sendable (Request) async throws -> Session) { self.ask = ask }
}

extension SecurityTokens {
    /// A session of `role` at its external STS.
    ///
    /// - Throws: `SecurityTokenRefusal`, `PolicyDocumentRefusal` or `InvalidInput`.
    func external(
        _ sts: ExternalSTS, of role: IAMRole, request: SessionRequest, for identity: FederatedSubject
    ) async throws -> RoleSession {
        guard request.policyARNs.isEmpty else {
            throw InvalidInput("The role's credentials come from another STS, which has no managed policies of yours.")
        }
        guard let external else { throw SecurityTokenRefusal.externalUnreachable(role: role.name) }
        let policy = request.storagePolicy ?? request.policy
        if let policy { try store.check(policy, for: .session) }
        let session = try await external.ask(
            ExternalCredentials.Request(
                sts: sts, role: role.name, identity: identity, sessionName: request.name,
                duration: try duration(of: request, for: role), policy: policy))
        let name = IAMCaller.sessionARN(role: role.name, session: request.name, account: store.accountID)
        return RoleSession(
            credentials: session.credentials, arn: session.arn ?? name,
            id: session.id ?? "\(role.id):\(request.name)", packedPolicySize: nil,
            sourceIdentity: request.sourceIdentity)
    }

    /// How long a session lasts.
    ///
    /// - Throws: `SecurityTokenRefusal.longerThanRole`.
    func duration(of request: SessionRequest, for role: IAMRole) throws(SecurityTokenRefusal) -> Int {
        let duration = request.duration ?? Self.roleDuration
        guard duration <= role.maxSessionDuration else { throw .longerThanRole }
        return duration
    }
}
