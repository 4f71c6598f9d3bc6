import Kernel
import Transfer
import UserPoolsModel
import Wire

/// Lists the import jobs of a pool, newest first (UP-CSV-43).
struct ListUserImportJobs: PagedOperation {
    let imports: UserImports

    func perform(
        _ input: ListUserImportJobsInput, for _: IAMCaller, on page: PageRequest
    ) async throws -> Listed<ListUserImportJobsOutput> {
        let found = try await imports.list(in: input.userPoolId, after: page.after, limit: page.limit)
        return Listed(
            ListUserImportJobsOutput(userImportJobs: found.items.map { UserImportJobType($0, of: imports) }),
            next: found.next)
    }
}
