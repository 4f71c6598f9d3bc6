// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `UserImportJobType`.
public struct UserImportJobType: Structure {
    public var cloudWatchLogsRoleArn: String?
    public var completionDate: Instant?
    public var completionMessage: String?
    public var creationDate: Instant?
    public var failedUsers: Int64?
    public var importedUsers: Int64?
    public var jobId: String?
    public var jobName: String?
    public var passwordHashingAlgorithm: PasswordHashingAlgorithmType?
    public var preSignedUrl: String?
    public var skippedUsers: Int64?
    public var startDate: Instant?
    public var status: UserImportJobStatusType?
    public var userPoolId: UserPoolID?

    public init(
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

    public init(_ fields: JSONObject) throws {
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

    public func write(members json: inout JSONWriter) {
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

    public static let shape = StructureShape("UserImportJobType", [
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
