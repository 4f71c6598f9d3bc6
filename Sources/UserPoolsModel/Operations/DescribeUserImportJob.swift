// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeUserImportJob.
public struct DescribeUserImportJobInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("DescribeUserImportJobRequest", [
        .init("JobId", UserPoolsShapes.userImportJobIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeUserImportJobOutput
    public static let operation = OperationModel(
        name: "DescribeUserImportJob", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeUserImportJob.
public struct DescribeUserImportJobOutput: OperationOutput {
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

    public static let shape = StructureShape("DescribeUserImportJobResponse", [
        .init("UserImportJob", .structure(UserImportJobType.shape)),
    ])
}

#endif
