import Directory
import Kernel
import UserPoolsModel
import Wire

/// Adds a prefix or a custom domain to a pool (UP-DOM-01).
struct CreateUserPoolDomain: Operation {
    let domains: PoolDomains
    let publicURL: PublicURL

    func perform(_ input: CreateUserPoolDomainInput, for _: IAMCaller) async throws -> CreateUserPoolDomainOutput {
        let domain = try await domains.create(
            input.domain, certificate: input.certificate(), for: input.userPoolId)
        return CreateUserPoolDomainOutput(
            cloudFrontDomain: publicURL.aliasTarget(of: domain),
            managedLoginVersion: DomainDescriptionType.managedLoginVersion)
    }
}
