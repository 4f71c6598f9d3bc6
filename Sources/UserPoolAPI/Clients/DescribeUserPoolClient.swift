import Directory
import Kernel
import Wire
import WireModel

/// Returns a client with its settings and its secret.
struct DescribeUserPoolClient: Operation {
    let services: PoolServices

    func perform(
        _ input: DescribeUserPoolClientInput, for _: Administrator
    ) async throws -> DescribeUserPoolClientOutput {
        let client = try await services.clients.require(
            ClientID(rawValue: input.clientId), in: UserPoolID(rawValue: input.userPoolId))
        return DescribeUserPoolClientOutput(userPoolClient: try services.describe(client))
    }
}
