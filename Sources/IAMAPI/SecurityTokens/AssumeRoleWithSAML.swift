import AccessControl
import SecurityTokensModel
import Wire

/// Opens a session of a role for the subject of a SAML response. The response is the caller's proof.
struct AssumeRoleWithSAML: Operation {
    let tokens: SecurityTokens

    func perform(_ input: AssumeRoleWithSAMLInput, for _: Anyone) async throws -> AssumeRoleWithSAMLOutput {
        let request = SessionRequest(
            duration: input.durationSeconds, policy: input.policy, policyARNs: input.policyArns,
            tokenSize: input.minimumSessionTokenSize)
        let (session, identity) = try await tokens.assumeRoleWithSAML(
            input.roleArn, response: input.samlAssertion, provider: input.principalArn, request: request)
        func key(_ name: String) -> String? { identity.conditionKeys["saml:\(name)"]?.first }
        return AssumeRoleWithSAMLOutput(
            assumedRoleUser: AssumedRoleUser(session), audience: identity.audience,
            credentials: SecurityTokensCredentials(session.credentials), issuer: key("iss"),
            nameQualifier: key("namequalifier"), packedPolicySize: session.packedPolicySize,
            sessionTokenSize: session.credentials.tokenSize,
            sessionTokenUtilization: session.credentials.tokenUtilization, sourceIdentity: session.sourceIdentity,
            subject: identity.subject, subjectType: key("sub_type"))
    }
}
