import Kernel
import Transfer
import UserPoolsModel
import Wire

/// Describes an import job (UP-CSV-42).
struct DescribeUserImportJob: Operation {
    let imports: UserImports

    func perform(_ input: DescribeUserImportJobInput, for _: IAMCaller) async throws -> DescribeUserImportJobOutput {
        let job = try await imports.require(input.jobId, in: input.userPoolId)
        return DescribeUserImportJobOutput(userImportJob: UserImportJobType(job, of: imports))
    }
}
