import Kernel
import Tokens
import UserPoolsModel
import Wire

/// Ends the session that a refresh token belongs to.
struct RevokeToken: Operation {
    let refresh: Refresh

    func perform(_ input: RevokeTokenInput, for _: Anyone) async throws -> RevokeTokenOutput {
        try await refresh.revoke(
            input.token, client: input.clientId, secret: input.clientSecret,
            isLinked: input.revokeAssociatedSessions == .linked)
        return RevokeTokenOutput()
    }
}
