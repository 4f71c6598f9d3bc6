import Directory
import Kernel
import Tokens
import UserPoolsModel
import Wire

struct DescribeIdentityProvider: Operation {
    let providers: IdentityProviders
    let keys: SAMLSigningKeys

    func perform(_ input: DescribeIdentityProviderInput, for _: IAMCaller) async throws
        -> DescribeIdentityProviderOutput
    {
        let provider = try await providers.require(input.providerName, in: input.userPoolId)
        return DescribeIdentityProviderOutput(identityProvider: try await keys.described(provider))
    }
}
