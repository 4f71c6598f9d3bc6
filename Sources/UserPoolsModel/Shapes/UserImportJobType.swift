// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `UserImportJobType`.
package struct UserImportJobType: Structure {
    package var cloudWatchLogsRoleArn: String?
    package var completionDate: Instant?
    package var completionMessage: String?
    package var creationDate: Instant?
    package var failedUsers: Int64?
    package var importedUsers: Int64?
    package var jobId: String?
    package var jobName: String?
    package var passwordHashingAlgorithm: PasswordHashingAlgorithmType?
    package var preSignedUrl: String?
    package var skippedUsers: Int64?
    package var startDate: Instant?
    package var status: UserImportJobStatusType?
    package var userPoolId: UserPoolID?

    package init(
        cloudWatchLogsRoleArn: String? = nil,
        completionDate: Instant? = nil,
        completionMessage: String? = nil,
        creationDate: Instant? = nil,
        failedUsers: Int64? = nil,
        importedUsers: Int64? = nil,
        jobId: String? = nil,
        jobName: String? = nil,
        passwordHashingAlgorithm: PasswordHashingAlgorithmType? = nil,
        preSignedUrl: String? = nil,
        skippedUsers: Int64? = nil,
        startDate: Instant? = nil,
        status: UserImportJobStatusType? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.cloudWatchLogsRoleArn = cloudWatchLogsRoleArn
        self.completionDate = completionDate
        self.completionMessage = completionMessage
        self.creationDate = creationDate
        self.failedUsers = failedUsers
        self.importedUsers = importedUsers
        self.jobId = jobId
        self.jobName = jobName
        self.passwordHashingAlgorithm = passwordHashingAlgorithm
        self.preSignedUrl = preSignedUrl
        self.skippedUsers = skippedUsers
        self.startDate = startDate
        self.status = status
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        cloudWatchLogsRoleArn = try fields.value("CloudWatchLogsRoleArn")
        completionDate = try fields.value("CompletionDate")
        completionMessage = try fields.value("CompletionMessage")
        creationDate = try fields.value("CreationDate")
        failedUsers = try fields.value("FailedUsers")
        importedUsers = try fields.value("ImportedUsers")
        jobId = try fields.value("JobId")
        jobName = try fields.value("JobName")
        passwordHashingAlgorithm = try fields.value("PasswordHashingAlgorithm")
        preSignedUrl = try fields.value("PreSignedUrl")
        skippedUsers = try fields.value("SkippedUsers")
        startDate = try fields.value("StartDate")
        status = try fields.value("Status")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CloudWatchLogsRoleArn", cloudWatchLogsRoleArn)
        json.field("CompletionDate", completionDate)
        json.field("CompletionMessage", completionMessage)
        json.field("CreationDate", creationDate)
        json.field("FailedUsers", failedUsers)
        json.field("ImportedUsers", importedUsers)
        json.field("JobId", jobId)
        json.field("JobName", jobName)
        json.field("PasswordHashingAlgorithm", passwordHashingAlgorithm)
        json.field("PreSignedUrl", preSignedUrl)
        json.field("SkippedUsers", skippedUsers)
        json.field("StartDate", startDate)
        json.field("Status", status)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("UserImportJobType", [
        .init("CloudWatchLogsRoleArn", UserPoolsShapes.arnType),
        .init("CompletionDate", UserPoolsShapes.dateType),
        .init("CompletionMessage", UserPoolsShapes.completionMessageType),
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("FailedUsers", UserPoolsShapes.longType),
        .init("ImportedUsers", UserPoolsShapes.longType),
        .init("JobId", UserPoolsShapes.userImportJobIdType),
        .init("JobName", UserPoolsShapes.userImportJobNameType),
        .init("PasswordHashingAlgorithm", UserPoolsShapes.passwordHashingAlgorithmType),
        .init("PreSignedUrl", UserPoolsShapes.preSignedUrlType),
        .init("SkippedUsers", UserPoolsShapes.longType),
        .init("StartDate", UserPoolsShapes.dateType),
        .init("Status", UserPoolsShapes.userImportJobStatusType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
