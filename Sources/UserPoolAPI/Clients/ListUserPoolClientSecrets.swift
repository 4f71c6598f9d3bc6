import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the ids of a client's secrets, the oldest first, on one page and without the secrets. There is no second page,
/// so that a token for one was not made by this listing.
struct ListUserPoolClientSecrets: PagedOperation {
    let services: PoolServices

    func perform(
        _ input: ListUserPoolClientSecretsInput, for _: IAMCaller, on _: PageRequest
    ) async throws -> Listed<ListUserPoolClientSecretsOutput> {
        let client = try await services.clients.require(input.clientId, in: input.userPoolId)
        return Listed(
            ListUserPoolClientSecretsOutput(
                clientSecrets: client.secrets.map {
                    ClientSecretDescriptorType(clientSecretCreateDate: $0.createdAt, clientSecretId: $0.id)
                }), next: nil)
    }
}
