import IdentityPools
import IdentityPoolsModel
import Kernel
import Wire
import WireRuntime

/// Removes logins from an identity. The caller must prove one of its logins.
struct UnlinkIdentity: Operation {
    let tokens: OpenIDTokens
    let names: UserPoolNames

    func perform(_ input: UnlinkIdentityInput, for _: Anyone) async throws -> UnlinkIdentityOutput {
        try await tokens.unlink(
            input.loginsToRemove, from: IdentityID(rawValue: input.identityId), logins: input.logins, names: names)
        return UnlinkIdentityOutput()
    }
}
