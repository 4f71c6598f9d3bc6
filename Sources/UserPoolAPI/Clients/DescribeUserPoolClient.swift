import Directory
import Kernel
import Wire
import WireModel

/// A client and everything that was decided about it, its secret included.
struct DescribeUserPoolClient: Operation {
    let registry: Registry

    func perform(
        _ input: DescribeUserPoolClientInput, for _: Administrator
    ) async throws -> DescribeUserPoolClientOutput {
        let client = try await registry.clients.require(
            ClientID(rawValue: input.clientId), in: UserPoolID(rawValue: input.userPoolId))
        return DescribeUserPoolClientOutput(userPoolClient: try registry.describe(client))
    }
}
