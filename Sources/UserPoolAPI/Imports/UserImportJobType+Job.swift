import Transfer
import UserPoolsModel

extension UserImportJobType {
    /// An import job as the API shows it. The URL is included even after it has expired (IMP-JOB-17).
    init(_ job: UserImportJob, of imports: UserImports) {
        self.init(
            cloudWatchLogsRoleArn: job.roleARN, completionDate: job.completedAt, completionMessage: job.message,
            creationDate: job.createdAt, failedUsers: Int64(job.failed), importedUsers: Int64(job.imported),
            jobId: job.id, jobName: job.name,
            passwordHashingAlgorithm: job.hashAlgorithm.map { PasswordHashingAlgorithmType(rawValue: $0.rawValue) },
            preSignedUrl: imports.uploadURL(of: job), skippedUsers: Int64(job.skipped), startDate: job.startedAt,
            status: UserImportJobStatusType(rawValue: job.status.rawValue), userPoolId: job.pool)
    }
}
