import Directory
import Kernel
import UserPoolsModel
import Wire

/// Replaces the certificate of a custom domain.
struct UpdateUserPoolDomain: Operation {
    let domains: PoolDomains
    let publicURL: PublicURL

    func perform(_ input: UpdateUserPoolDomainInput, for _: IAMCaller) async throws -> UpdateUserPoolDomainOutput {
        let domain = try await domains.change(input.domain, of: input.userPoolId) { try input.certificate() }
        return UpdateUserPoolDomainOutput(
            cloudFrontDomain: publicURL.aliasTarget(of: domain),
            managedLoginVersion: DomainDescriptionType.managedLoginVersion)
    }
}
