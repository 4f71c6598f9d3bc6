import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire
import WireRuntime

/// Takes logins from an identity, one of which the caller proves.
struct UnlinkIdentity: Operation {
    let tokens: OpenIDTokens
    let names: UserPoolNames

    func perform(_ input: UnlinkIdentityInput, for _: Anyone) async throws -> UnlinkIdentityOutput {
        try await tokens.unlink(
            input.loginsToRemove, from: IdentityID(rawValue: input.identityId), logins: input.logins, names: names)
        return UnlinkIdentityOutput()
    }
}
