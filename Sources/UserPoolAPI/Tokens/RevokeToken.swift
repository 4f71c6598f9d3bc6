import Kernel
import SignIn
import Wire
import WireModel

/// Ends the session that a refresh token belongs to.
struct RevokeToken: Operation {
    let refresh: Refresh

    func perform(_ input: RevokeTokenInput, for _: Anyone) async throws -> RevokeTokenOutput {
        try await refresh.revoke(input.token, client: ClientID(rawValue: input.clientId), secret: input.clientSecret)
        return RevokeTokenOutput()
    }
}
