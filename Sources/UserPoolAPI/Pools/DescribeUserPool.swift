import Directory
import Kernel
import Storage
import UserPoolsModel
import Wire

struct DescribeUserPool: Operation {
    let services: PoolServices

    func perform(_ input: DescribeUserPoolInput, for caller: IAMCaller) async throws -> DescribeUserPoolOutput {
        let id = input.userPoolId
        let (pool, userCount, domains) = try await services.database.read { tx in
            (
                try PoolTable(tx).require(id), try UserTable(tx).estimatedCount(in: id),
                try PoolDomainTable(tx).all(of: id)
            )
        }
        return DescribeUserPoolOutput(
            userPool: UserPoolType(pool, in: AccountRegion(of: caller), userCount: userCount, domains: domains))
    }
}
