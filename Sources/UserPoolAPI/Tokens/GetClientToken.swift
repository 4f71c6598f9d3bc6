import Kernel
import Tokens
import UserPoolsModel
import Wire

/// Issues a token to a client for itself, like the grant `client_credentials`. The client's secret is the only proof:
/// the service does not evaluate policies for this operation.
struct GetClientToken: Operation {
    let tokens: ClientTokens

    func perform(_ input: GetClientTokenInput, for _: Anyone) async throws -> GetClientTokenOutput {
        let issued = try await tokens.issue(
            to: input.clientId, secret: input.secret, scopes: input.scopes?.map { ByteKey($0) },
            clientMetadata: input.clientMetadata)
        return GetClientTokenOutput(
            clientAuthenticationResult: ClientAuthenticationResultType(
                accessToken: issued.accessToken, expiresIn: issued.expiresIn, tokenType: "Bearer"))
    }
}
