import Directory
import Kernel
import Storage
import Wire
import WireModel

struct DescribeUserPool: Operation {
    let services: PoolServices

    func perform(_ input: DescribeUserPoolInput, for _: Administrator) async throws -> DescribeUserPoolOutput {
        let id = UserPoolID(rawValue: input.userPoolId)
        let (pool, userCount) = try await services.database.read { tx in
            (try PoolTable(tx).require(id), try UserTable(tx).estimatedCount(in: id))
        }
        return DescribeUserPoolOutput(userPool: UserPoolType(pool, in: services.accountRegion, userCount: userCount))
    }
}
