import Directory
import Kernel
import UserPoolsModel
import Wire

/// Describes a domain. A name that no pool of the signature's region has gets an empty description, which tools take as
/// available (UP-DOM-03).
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
            domainDescription: DomainDescriptionType(domain, account: caller.accountID, publicURL))
    }
}
