import Directory
import Kernel
import UserPoolsModel
import Wire

/// Removes a domain from a pool.
struct DeleteUserPoolDomain: Operation {
    let domains: PoolDomains

    func perform(_ input: DeleteUserPoolDomainInput, for _: IAMCaller) async throws -> DeleteUserPoolDomainOutput {
        try await domains.remove(input.domain, of: input.userPoolId)
        return DeleteUserPoolDomainOutput()
    }
}
