import Directory
import Kernel
import UserPoolsModel
import Wire

/// Describes a domain. If no pool in the signature's region has the name, the description is empty, which tools
/// interpret as available (UP-DOM-03).
struct DescribeUserPoolDomain: Operation {
    let domains: PoolDomains
    let publicURL: PublicURL

    func perform(
        _ input: DescribeUserPoolDomainInput, for caller: IAMCaller
    ) async throws -> DescribeUserPoolDomainOutput {
        guard let domain = try await domains.find(input.domain), domain.pool.region == caller.region else {
            return DescribeUserPoolDomainOutput(domainDescription: DomainDescriptionType())
        }
        return DescribeUserPoolDomainOutput(
            domainDescription: DomainDescriptionType(domain, account: caller.accountID, publicURL: publicURL))
    }
}
