// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of CreateUserImportJob.
package struct CreateUserImportJobInput: OperationInput, NamesUserPool {
    package var cloudWatchLogsRoleArn: String
    package var jobName: String
    package var passwordHashingAlgorithm: PasswordHashingAlgorithmType?
    package var userPoolId: UserPoolID

    package init(
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

    package init(_ fields: JSONObject) throws {
        cloudWatchLogsRoleArn = try fields.requiredValue("CloudWatchLogsRoleArn")
        jobName = try fields.requiredValue("JobName")
        passwordHashingAlgorithm = try fields.value("PasswordHashingAlgorithm")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CloudWatchLogsRoleArn", cloudWatchLogsRoleArn)
        json.field("JobName", jobName)
        json.field("PasswordHashingAlgorithm", passwordHashingAlgorithm)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("CreateUserImportJobRequest", [
        .init("CloudWatchLogsRoleArn", UserPoolsShapes.arnType, required: true),
        .init("JobName", UserPoolsShapes.userImportJobNameType, required: true),
        .init("PasswordHashingAlgorithm", UserPoolsShapes.passwordHashingAlgorithmType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = CreateUserImportJobOutput
    package static let operation = OperationModel(
        name: "CreateUserImportJob", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .preconditionNotMet, .notAuthorized,
            .limitExceeded, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateUserImportJob.
package struct CreateUserImportJobOutput: OperationOutput {
    package var userImportJob: UserImportJobType?

    package init(
        userImportJob: UserImportJobType? = nil
    ) {
        self.userImportJob = userImportJob
    }

    package init(_ fields: JSONObject) throws {
        userImportJob = try fields.value("UserImportJob")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserImportJob", userImportJob)
    }

    package static let shape = StructureShape("CreateUserImportJobResponse", [
        .init("UserImportJob", .structure(UserImportJobType.shape)),
    ])
}

#endif
