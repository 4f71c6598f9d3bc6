import Kernel
import Transfer
import UserPoolsModel
import Wire

/// Starts an import job whose file was uploaded (UP-CSV-44).
struct StartUserImportJob: Operation {
    let imports: UserImports

    func perform(_ input: StartUserImportJobInput, for _: IAMCaller) async throws -> StartUserImportJobOutput {
        let job = try await imports.start(input.jobId, in: input.userPoolId)
        return StartUserImportJobOutput(userImportJob: UserImportJobType(job, of: imports))
    }
}
