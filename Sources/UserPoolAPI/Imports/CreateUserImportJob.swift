import Kernel
import Transfer
import UserPoolsModel
import Wire

/// Creates a job that imports users from a file (UP-CSV-38).
struct CreateUserImportJob: Operation {
    let imports: UserImports

    func perform(_ input: CreateUserImportJobInput, for _: IAMCaller) async throws -> CreateUserImportJobOutput {
        let job = try await imports.create(
            input.jobName, in: input.userPoolId, roleARN: input.cloudWatchLogsRoleArn,
            hashes: input.passwordHashingAlgorithm.flatMap { ImportedHashAlgorithm(rawValue: $0.rawValue) })
        return CreateUserImportJobOutput(userImportJob: UserImportJobType(job, of: imports))
    }
}

/// The service writes the log of the job with the role.
extension CreateUserImportJobInput: PassesRoles {
    package var passedRoles: [String] { [cloudWatchLogsRoleArn] }
    package static var passedTo: String { UserImportJob.service }
}
