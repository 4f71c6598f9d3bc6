import AccessControl
import SecurityTokensModel
import Wire

/// Returns temporary credentials for a name, with the permissions that both the caller's policies and the request's
/// allow. The caller needs a permission for the name's ARN, which `SecurityTokens` checks.
struct GetFederationToken: Operation {
    let tokens: SecurityTokens

    func perform(
        _ input: GetFederationTokenInput, for caller: SignedCaller
    ) async throws -> GetFederationTokenOutput {
        var request = SessionRequest(
            name: input.name, duration: input.durationSeconds, policy: input.policy, policyARNs: input.policyArns,
            tokenSize: input.minimumSessionTokenSize)
        request.tags = IAMResourceTag.list(input.tags)
        let session = try await tokens.federationToken(request, for: caller.iamCaller)
        return GetFederationTokenOutput(
            credentials: SecurityTokensCredentials(session.credentials),
            federatedUser: FederatedUser(arn: session.arn, federatedUserId: session.id),
            packedPolicySize: session.packedPolicySize, sessionTokenSize: session.credentials.tokenSize,
            sessionTokenUtilization: session.credentials.tokenUtilization)
    }
}
