import Directory
import Kernel
import Tokens

/// Exchanges a refresh token (RFC 6749, section 6). The scopes stay those of the sign-in (OA-14).
struct RefreshTokenGrant: Grant {
    let services: OAuthServices

    static let type = "refresh_token"

    func tokens(for form: GrantForm, through context: ClientContext) async throws -> IssuedTokens {
        try context.require(.code)
        let token = Secret(try form.require("refresh_token"))
        do {
            let issued = try await services.refresh.exchange(token, for: context)
            // A client replaces its token by the one in the response, if there is one (TKN-GEN-02, TKN-POS-08).
            return issued.refreshToken == nil ? issued.with(refreshToken: token) : issued
        } catch is RefreshTokenRefusal {
            throw OAuthError(.invalidGrant, description: "invalid_refresh_token")
        } catch is UserRefusal { throw OAuthError(.invalidGrant) }
    }
}
