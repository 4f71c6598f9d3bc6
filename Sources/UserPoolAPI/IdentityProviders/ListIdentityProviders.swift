import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the providers of a pool by name (UP-FED-03).
struct ListIdentityProviders: PagedOperation {
    let providers: IdentityProviders

    func perform(
        _ input: ListIdentityProvidersInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListIdentityProvidersOutput> {
        let found = try await providers.list(in: input.userPoolId, after: page.after, limit: page.limit)
        return Listed(
            ListIdentityProvidersOutput(providers: found.items.map { ProviderDescription($0) }),
            next: found.next)
    }
}
