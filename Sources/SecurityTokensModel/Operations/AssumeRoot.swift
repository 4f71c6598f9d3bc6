// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of AssumeRoot.
public struct AssumeRootInput: OperationInput {
    public var durationSeconds: Int?
    public var minimumSessionTokenSize: Int?
    public var targetPrincipal: String
    public var taskPolicyArn: PolicyDescriptorType

    public init(
        durationSeconds: Int? = nil,
        minimumSessionTokenSize: Int? = nil,
        targetPrincipal: String,
        taskPolicyArn: PolicyDescriptorType
    ) {
        self.durationSeconds = durationSeconds
        self.minimumSessionTokenSize = minimumSessionTokenSize
        self.targetPrincipal = targetPrincipal
        self.taskPolicyArn = taskPolicyArn
    }

    public init(_ fields: JSONObject) throws {
        durationSeconds = try fields.value("DurationSeconds")
        minimumSessionTokenSize = try fields.value("MinimumSessionTokenSize")
        targetPrincipal = try fields.requiredValue("TargetPrincipal")
        taskPolicyArn = try fields.requiredValue("TaskPolicyArn")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DurationSeconds", durationSeconds)
        json.field("MinimumSessionTokenSize", minimumSessionTokenSize)
        json.field("TargetPrincipal", targetPrincipal)
        json.field("TaskPolicyArn", taskPolicyArn)
    }

    public static let shape = StructureShape("AssumeRootRequest", [
        .init("DurationSeconds", SecurityTokensShapes.rootDurationSecondsType),
        .init("MinimumSessionTokenSize", SecurityTokensShapes.minimumSessionTokenSizeType),
        .init("TargetPrincipal", SecurityTokensShapes.targetPrincipalType, required: true),
        .init("TaskPolicyArn", .structure(PolicyDescriptorType.shape), required: true),
    ])

    public typealias Output = AssumeRootOutput
    public static let operation = OperationModel(
        name: "AssumeRoot", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .regionDisabled, .expiredToken,
        ])
}

/// The output of AssumeRoot.
public struct AssumeRootOutput: OperationOutput {
    public var credentials: SecurityTokensCredentials?
    public var sessionTokenSize: Int?
    public var sessionTokenUtilization: Int?
    public var sourceIdentity: String?

    public init(
        credentials: SecurityTokensCredentials? = nil,
        sessionTokenSize: Int? = nil,
        sessionTokenUtilization: Int? = nil,
        sourceIdentity: String? = nil
    ) {
        self.credentials = credentials
        self.sessionTokenSize = sessionTokenSize
        self.sessionTokenUtilization = sessionTokenUtilization
        self.sourceIdentity = sourceIdentity
    }

    public init(_ fields: JSONObject) throws {
        credentials = try fields.value("Credentials")
        sessionTokenSize = try fields.value("SessionTokenSize")
        sessionTokenUtilization = try fields.value("SessionTokenUtilization")
        sourceIdentity = try fields.value("SourceIdentity")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Credentials", credentials)
        json.field("SessionTokenSize", sessionTokenSize)
        json.field("SessionTokenUtilization", sessionTokenUtilization)
        json.field("SourceIdentity", sourceIdentity)
    }

    public static let shape = StructureShape("AssumeRootResponse", [
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("SessionTokenSize", SecurityTokensShapes.sessionTokenSizeType),
        .init("SessionTokenUtilization", SecurityTokensShapes.sessionTokenUtilizationType),
        .init("SourceIdentity", SecurityTokensShapes.sourceIdentityType),
    ])
}
