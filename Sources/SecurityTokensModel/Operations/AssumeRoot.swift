// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of AssumeRoot.
package struct AssumeRootInput: OperationInput {
    package var durationSeconds: Int?
    package var minimumSessionTokenSize: Int?
    package var targetPrincipal: String
    package var taskPolicyArn: PolicyDescriptorType

    package init(
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

    package init(_ fields: JSONObject) throws {
        durationSeconds = try fields.value("DurationSeconds")
        minimumSessionTokenSize = try fields.value("MinimumSessionTokenSize")
        targetPrincipal = try fields.requiredValue("TargetPrincipal")
        taskPolicyArn = try fields.requiredValue("TaskPolicyArn")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DurationSeconds", durationSeconds)
        json.field("MinimumSessionTokenSize", minimumSessionTokenSize)
        json.field("TargetPrincipal", targetPrincipal)
        json.field("TaskPolicyArn", taskPolicyArn)
    }

    package static let shape = StructureShape("AssumeRootRequest", [
        .init("DurationSeconds", SecurityTokensShapes.rootDurationSecondsType),
        .init("MinimumSessionTokenSize", SecurityTokensShapes.minimumSessionTokenSizeType),
        .init("TargetPrincipal", SecurityTokensShapes.targetPrincipalType, required: true),
        .init("TaskPolicyArn", .structure(PolicyDescriptorType.shape), required: true),
    ])

    package typealias Output = AssumeRootOutput
    package static let operation = OperationModel(
        name: "AssumeRoot", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .regionDisabled, .expiredToken,
        ])
}

/// The output of AssumeRoot.
package struct AssumeRootOutput: OperationOutput {
    package var credentials: SecurityTokensCredentials?
    package var sessionTokenSize: Int?
    package var sessionTokenUtilization: Int?
    package var sourceIdentity: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
        credentials = try fields.value("Credentials")
        sessionTokenSize = try fields.value("SessionTokenSize")
        sessionTokenUtilization = try fields.value("SessionTokenUtilization")
        sourceIdentity = try fields.value("SourceIdentity")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Credentials", credentials)
        json.field("SessionTokenSize", sessionTokenSize)
        json.field("SessionTokenUtilization", sessionTokenUtilization)
        json.field("SourceIdentity", sourceIdentity)
    }

    package static let shape = StructureShape("AssumeRootResponse", [
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("SessionTokenSize", SecurityTokensShapes.sessionTokenSizeType),
        .init("SessionTokenUtilization", SecurityTokensShapes.sessionTokenUtilizationType),
        .init("SourceIdentity", SecurityTokensShapes.sourceIdentityType),
    ])
}
