import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the ids of a client's secrets, the oldest first, on one page and without the secrets. There is no second page,
/// so that a token for one was not made by this listing.
struct ListUserPoolClientSecrets: Operation {
    let services: PoolServices

    func perform(
        _ input: ListUserPoolClientSecretsInput, for _: IAMCaller
    ) async throws -> ListUserPoolClientSecretsOutput {
        _ = try Self.page(input)
        let client = try await services.clients.require(input.clientId, in: input.userPoolId)
        return ListUserPoolClientSecretsOutput(
            clientSecrets: client.secrets.map {
                ClientSecretDescriptorType(clientSecretCreateDate: $0.createdAt, clientSecretId: $0.id)
            })
    }
}
