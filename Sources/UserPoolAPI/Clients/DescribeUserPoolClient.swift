import Directory
import Kernel
import Wire
import WireModel

/// A client and everything that was decided about it, its secret included.
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
