import Kernel
import Tokens
import UserPoolsModel
import Wire

/// Issues new tokens for a refresh token. If the client rotates refresh tokens, the token is replaced.
struct GetTokensFromRefreshToken: Operation {
    let refresh: Refresh

    func perform(_ input: GetTokensFromRefreshTokenInput, for _: Anyone) async throws -> GetTokensFromRefreshTokenOutput
    {
        let tokens = try await refresh.exchange(
            input.refreshToken, device: input.deviceKey.map { DeviceKey(rawValue: $0) }, client: input.clientId,
            secret: input.clientSecret, clientMetadata: input.clientMetadata)
        return GetTokensFromRefreshTokenOutput(authenticationResult: AuthenticationResultType(tokens))
    }
}
