import Cryptography
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Adds a second secret to a client, so that its apps can switch from one to the other. A generated secret is only
/// returned here.
struct AddUserPoolClientSecret: Operation {
    let services: PoolServices

    func perform(
        _ input: AddUserPoolClientSecretInput, for _: IAMCaller
    ) async throws -> AddUserPoolClientSecretOutput {
        let (id, pool) = (input.clientId, input.userPoolId)
        let secret = input.clientSecret ?? services.generatedSecret()
        let added = try await services.clients.addSecret(
            services.cipher.seal(secret: secret, of: id, in: pool), to: id, in: pool)
        return AddUserPoolClientSecretOutput(
            clientSecretDescriptor: ClientSecretDescriptorType(
                clientSecretCreateDate: added.createdAt, clientSecretId: added.id,
                clientSecretValue: input.clientSecret == nil ? secret : nil))
    }
}

extension PoolServices {
    /// 52 random characters out of 36.
    func generatedSecret() -> Secret<String> {
        Secret(world.text(of: 52, from: "0123456789abcdefghijklmnopqrstuvwxyz"))
    }
}
