import Cryptography
import Directory
import Kernel
import UserPoolsModel
import Wire

/// Creates a client, with a secret if the request asks for one (UP-APP-04).
struct CreateUserPoolClient: Operation {
    let services: PoolServices

    func perform(_ input: CreateUserPoolClientInput, for caller: IAMCaller) async throws
        -> CreateUserPoolClientOutput
    {
        let (id, pool) = (services.kept.client ?? ClientID.fresh(from: services.world), input.userPoolId)
        let secret = try secret(input)
        let client = try await services.clients.create(
            id, named: input.clientName, in: pool,
            secret: try secret.map { try services.cipher.seal(secret: $0, of: id, in: pool) },
            settings: ClientSettings(input))
        return CreateUserPoolClientOutput(
            userPoolClient: UserPoolClientType(client, secret: secret, account: caller.accountID))
    }

    /// The administrator's own secret, or a generated one.
    private func secret(_ input: CreateUserPoolClientInput) throws -> Secret<String>? {
        guard input.generateSecret ?? false else { return input.clientSecret }
        guard input.clientSecret == nil else {
            throw InvalidInput("A client secret is either given or generated, not both.")
        }
        return services.generatedSecret()
    }
}
