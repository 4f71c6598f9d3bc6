// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of StartUserImportJob.
package struct StartUserImportJobInput: OperationInput, NamesUserPool {
    package var jobId: String
    package var userPoolId: UserPoolID

    package init(
        jobId: String,
        userPoolId: UserPoolID
    ) {
        self.jobId = jobId
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        jobId = try fields.requiredValue("JobId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("JobId", jobId)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("StartUserImportJobRequest", [
        .init("JobId", UserPoolsShapes.userImportJobIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = StartUserImportJobOutput
    package static let operation = OperationModel(
        name: "StartUserImportJob", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .internalError, .preconditionNotMet,
            .operationNotEnabled, .notAuthorized,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of StartUserImportJob.
package struct StartUserImportJobOutput: OperationOutput {
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

    package static let shape = StructureShape("StartUserImportJobResponse", [
        .init("UserImportJob", .structure(UserImportJobType.shape)),
    ])
}

#endif
