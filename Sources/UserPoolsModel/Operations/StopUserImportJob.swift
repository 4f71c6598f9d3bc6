// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of StopUserImportJob.
public struct StopUserImportJobInput: OperationInput, NamesUserPool {
    public var jobId: String
    public var userPoolId: UserPoolID

    public init(
        jobId: String,
        userPoolId: UserPoolID
    ) {
        self.jobId = jobId
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        jobId = try fields.requiredValue("JobId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("JobId", jobId)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("StopUserImportJobRequest", [
        .init("JobId", UserPoolsShapes.userImportJobIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = StopUserImportJobOutput
    public static let operation = OperationModel(
        name: "StopUserImportJob", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .internalError, .preconditionNotMet,
            .operationNotEnabled, .notAuthorized,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of StopUserImportJob.
public struct StopUserImportJobOutput: OperationOutput {
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

    public static let shape = StructureShape("StopUserImportJobResponse", [
        .init("UserImportJob", .structure(UserImportJobType.shape)),
    ])
}

#endif
