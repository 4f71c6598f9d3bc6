import Kernel
import Transfer
import UserPoolsModel
import Wire

/// Lists the import jobs of a pool, newest first (UP-CSV-43).
struct ListUserImportJobs: Operation {
    let imports: UserImports

    func perform(_ input: ListUserImportJobsInput, for _: IAMCaller) async throws -> ListUserImportJobsOutput {
        let page = try Self.page(input)
        let found = try await imports.list(in: input.userPoolId, after: page.after, limit: page.limit)
        return ListUserImportJobsOutput(
            paginationToken: try Self.token(found.next),
            userImportJobs: found.items.map { UserImportJobType($0, of: imports) })
    }
}
