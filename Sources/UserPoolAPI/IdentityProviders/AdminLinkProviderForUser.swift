import Accounts
import Kernel
import UserPoolsModel
import Wire
import WireRuntime

/// Links a user of a provider to a user of the pool.
struct AdminLinkProviderForUser: Operation {
    let administration: Administration

    func perform(_ input: AdminLinkProviderForUserInput, for _: IAMCaller) async throws
        -> AdminLinkProviderForUserOutput
    {
        try await administration.link(
            try input.sourceUser.providerUser(called: "SourceUser"),
            to: try input.destinationUser.providerUser(called: "DestinationUser"), in: input.userPoolId)
        return AdminLinkProviderForUserOutput()
    }
}

extension ProviderUserIdentifierType {
    /// The user in the form of `Administration`.
    ///
    /// - Throws: `InvalidInput` if the provider or the value is missing.
    func providerUser(called name: String) throws -> Administration.ProviderUser {
        guard let providerName, let providerAttributeValue else {
            throw InvalidInput("\(name) needs ProviderName and ProviderAttributeValue.")
        }
        return Administration.ProviderUser(
            provider: providerName, attribute: providerAttributeName, value: providerAttributeValue)
    }
}
