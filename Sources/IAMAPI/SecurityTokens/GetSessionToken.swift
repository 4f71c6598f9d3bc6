import AccessControl
import SecurityTokensModel
import Wire

/// Returns temporary credentials with the caller's own permissions. The caller needs no permission for that.
struct GetSessionToken: Operation {
    let tokens: SecurityTokens

    func perform(_ input: GetSessionTokenInput, for caller: SignedCaller) async throws -> GetSessionTokenOutput {
        var request = SessionRequest(duration: input.durationSeconds, tokenSize: input.minimumSessionTokenSize)
        try request.useDevice(input.serialNumber, code: input.tokenCode)
        let credentials = try await tokens.sessionToken(request, for: caller.iamCaller)
        return GetSessionTokenOutput(
            credentials: SecurityTokensCredentials(credentials), sessionTokenSize: credentials.tokenSize,
            sessionTokenUtilization: credentials.tokenUtilization)
    }
}
