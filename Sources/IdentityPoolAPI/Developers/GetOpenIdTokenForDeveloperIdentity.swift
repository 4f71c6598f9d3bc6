import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Gives a user of the developer's back end an OpenID token (POOL-GOD-01). The signature vouches for the user.
struct GetOpenIdTokenForDeveloperIdentity: Operation {
    let tokens: OpenIDTokens

    func perform(
        _ input: GetOpenIdTokenForDeveloperIdentityInput, for _: IAMCaller
    ) async throws -> GetOpenIdTokenForDeveloperIdentityOutput {
        let call = OpenIDTokens.DeveloperCall(
            identity: input.identityId.map { IdentityID(rawValue: $0) }, logins: input.logins,
            tags: input.principalTags ?? [:], lifetime: input.tokenDuration)
        let issued = try await tokens.token(call, in: IdentityPoolID(rawValue: input.identityPoolId))
        return GetOpenIdTokenForDeveloperIdentityOutput(identityId: issued.identity.rawValue, token: issued.token)
    }
}
