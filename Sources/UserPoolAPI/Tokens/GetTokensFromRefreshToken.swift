import Kernel
import SignIn
import Wire
import WireModel

/// Buys new tokens with a refresh token, which is replaced where the client rotates them.
struct GetTokensFromRefreshToken: Operation {
    let refresh: Refresh

    func perform(_ input: GetTokensFromRefreshTokenInput, for _: Anyone) async throws -> GetTokensFromRefreshTokenOutput
    {
        let tokens = try await refresh.exchange(
            input.refreshToken, client: ClientID(rawValue: input.clientId), secret: input.clientSecret)
        return GetTokensFromRefreshTokenOutput(authenticationResult: AuthenticationResultType(tokens))
    }
}
