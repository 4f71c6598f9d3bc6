import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the providers of a pool by name (UP-FED-03).
struct ListIdentityProviders: Operation {
    let providers: IdentityProviders

    func perform(_ input: ListIdentityProvidersInput, for _: IAMCaller) async throws -> ListIdentityProvidersOutput {
        let page = try Self.page(input)
        let found = try await providers.list(in: input.userPoolId, after: page.after, limit: page.limit)
        return ListIdentityProvidersOutput(
            nextToken: try Self.token(found.next), providers: found.items.map { ProviderDescription($0) })
    }
}
