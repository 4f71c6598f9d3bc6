import Kernel
import Transfer
import UserPoolsModel
import Wire

/// Stops a running import job (UP-CSV-46).
struct StopUserImportJob: Operation {
    let imports: UserImports

    func perform(_ input: StopUserImportJobInput, for _: IAMCaller) async throws -> StopUserImportJobOutput {
        let job = try await imports.stop(input.jobId, in: input.userPoolId)
        return StopUserImportJobOutput(userImportJob: UserImportJobType(job, of: imports))
    }
}
