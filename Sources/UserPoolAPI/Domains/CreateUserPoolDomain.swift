import Directory
import Kernel
import UserPoolsModel
import Wire

/// Gives a pool a prefix or a custom domain (UP-DOM-01).
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
