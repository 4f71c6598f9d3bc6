import Directory
import Kernel
import UserPoolsModel
import Wire

/// Gives a custom domain another certificate.
struct UpdateUserPoolDomain: Operation {
    let domains: PoolDomains
    let publicURL: PublicURL

    func perform(_ input: UpdateUserPoolDomainInput, for _: Administrator) async throws -> UpdateUserPoolDomainOutput {
        let domain = try await domains.change(
            input.domain, certificate: input.certificate(), of: input.userPoolId)
        return UpdateUserPoolDomainOutput(
            cloudFrontDomain: publicURL.aliasTarget(of: domain),
            managedLoginVersion: DomainDescriptionType.managedLoginVersion)
    }
}
