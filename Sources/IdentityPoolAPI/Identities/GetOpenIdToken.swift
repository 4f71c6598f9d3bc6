import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire

/// Gives an identity an OpenID token for STS: the first half of the basic flow (POOL-GOT-01).
struct GetOpenIdToken: Operation {
    let tokens: OpenIDTokens

    func perform(_ input: GetOpenIdTokenInput, for _: Anyone) async throws -> GetOpenIdTokenOutput {
        let issued = try await tokens.token(for: IdentityID(rawValue: input.identityId), logins: input.logins ?? [:])
        return GetOpenIdTokenOutput(identityId: issued.identity.rawValue, token: issued.token)
    }
}
