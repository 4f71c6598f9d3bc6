// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of CreateUserImportJob.
public struct CreateUserImportJobInput: OperationInput, NamesUserPool {
    public var cloudWatchLogsRoleArn: String
    public var jobName: String
    public var passwordHashingAlgorithm: PasswordHashingAlgorithmType?
    public var userPoolId: UserPoolID

    public init(
        cloudWatchLogsRoleArn: String,
        jobName: String,
        passwordHashingAlgorithm: PasswordHashingAlgorithmType? = nil,
        userPoolId: UserPoolID
    ) {
        self.cloudWatchLogsRoleArn = cloudWatchLogsRoleArn
        self.jobName = jobName
        self.passwordHashingAlgorithm = passwordHashingAlgorithm
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        cloudWatchLogsRoleArn = try fields.requiredValue("CloudWatchLogsRoleArn")
        jobName = try fields.requiredValue("JobName")
        passwordHashingAlgorithm = try fields.value("PasswordHashingAlgorithm")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CloudWatchLogsRoleArn", cloudWatchLogsRoleArn)
        json.field("JobName", jobName)
        json.field("PasswordHashingAlgorithm", passwordHashingAlgorithm)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("CreateUserImportJobRequest", [
        .init("CloudWatchLogsRoleArn", UserPoolsShapes.arnType, required: true),
        .init("JobName", UserPoolsShapes.userImportJobNameType, required: true),
        .init("PasswordHashingAlgorithm", UserPoolsShapes.passwordHashingAlgorithmType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = CreateUserImportJobOutput
    public static let operation = OperationModel(
        name: "CreateUserImportJob", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .preconditionNotMet, .notAuthorized,
            .limitExceeded, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateUserImportJob.
public struct CreateUserImportJobOutput: OperationOutput {
    public var userImportJob: UserImportJobType?

    public init(
        userImportJob: UserImportJobType? = nil
    ) {
        self.userImportJob = userImportJob
    }

    public init(_ fields: JSONObject) throws {
        userImportJob = try fields.value("UserImportJob")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserImportJob", userImportJob)
    }

    public static let shape = StructureShape("CreateUserImportJobResponse", [
        .init("UserImportJob", .structure(UserImportJobType.shape)),
    ])
}

#endif
