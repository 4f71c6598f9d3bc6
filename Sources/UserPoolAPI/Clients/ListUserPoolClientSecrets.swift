import Directory
import Kernel
import UserPoolsModel
import Wire

/// Lists the ids of a client's secrets on one page, the oldest first, without the secrets. A second page does not
/// exist, so a token for one cannot come from this listing.
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
