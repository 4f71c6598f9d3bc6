import AccessControl
import SecurityTokensModel
import Wire
import WireRuntime

/// Opens a session of a role for a user or for a session of a role. The role and the caller's policies decide.
struct AssumeRole: Operation {
    let tokens: SecurityTokens

    func perform(_ input: AssumeRoleInput, for caller: SignedCaller) async throws -> AssumeRoleOutput {
        try UnbuiltMembers.refuse(.validation, given: ["ProvidedContexts": input.providedContexts != nil])
        var request = SessionRequest(
            name: input.roleSessionName, duration: input.durationSeconds, policy: input.policy,
            policyARNs: input.policyArns, tokenSize: input.minimumSessionTokenSize)
        request.tags = IAMResourceTag.list(input.tags)
        request.transitiveTagKeys = input.transitiveTagKeys ?? []
        request.externalID = input.externalId
        request.sourceIdentity = input.sourceIdentity
        try request.useDevice(input.serialNumber, code: input.tokenCode)
        let session = try await tokens.assumeRole(input.roleArn, request: request, for: caller.iamCaller)
        return AssumeRoleOutput(
            assumedRoleUser: AssumedRoleUser(session), credentials: SecurityTokensCredentials(session.credentials),
            packedPolicySize: session.packedPolicySize, sessionTokenSize: session.credentials.tokenSize,
            sessionTokenUtilization: session.credentials.tokenUtilization, sourceIdentity: session.sourceIdentity)
    }
}
