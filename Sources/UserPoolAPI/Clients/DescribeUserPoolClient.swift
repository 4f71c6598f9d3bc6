import Directory
import Kernel
import UserPoolsModel
import Wire

/// Returns a client with its settings and its secret.
struct DescribeUserPoolClient: Operation {
    let services: PoolServices

    func perform(
        _ input: DescribeUserPoolClientInput, for caller: IAMCaller
    ) async throws -> DescribeUserPoolClientOutput {
        let client = try await services.clients.require(input.clientId, in: input.userPoolId)
        return DescribeUserPoolClientOutput(userPoolClient: try services.describe(client, for: caller))
    }
}
