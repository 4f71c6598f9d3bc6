import AccessControl
import SecurityTokensModel
import Wire

/// Opens a session of a role for the holder of an OpenID Connect token. The token is the caller's proof.
struct AssumeRoleWithWebIdentity: Operation {
    let tokens: SecurityTokens

    func perform(
        _ input: AssumeRoleWithWebIdentityInput, for _: Anyone
    ) async throws -> AssumeRoleWithWebIdentityOutput {
        let request = SessionRequest(
            name: input.roleSessionName, duration: input.durationSeconds, policy: input.policy,
            policyARNs: input.policyArns, tokenSize: input.minimumSessionTokenSize)
        let (session, identity) = try await tokens.assumeRoleWithWebIdentity(
            input.roleArn, token: input.webIdentityToken, provider: input.providerId, request: request)
        return AssumeRoleWithWebIdentityOutput(
            assumedRoleUser: AssumedRoleUser(session), audience: identity.audience,
            credentials: SecurityTokensCredentials(session.credentials), packedPolicySize: session.packedPolicySize,
            provider: identity.issuer, sessionTokenSize: session.credentials.tokenSize,
            sessionTokenUtilization: session.credentials.tokenUtilization, sourceIdentity: session.sourceIdentity,
            subjectFromWebIdentityToken: identity.subject)
    }
}
