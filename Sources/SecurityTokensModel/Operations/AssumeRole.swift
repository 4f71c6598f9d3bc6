// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of AssumeRole.
package struct AssumeRoleInput: OperationInput {
    package var durationSeconds: Int?
    package var externalId: String?
    package var minimumSessionTokenSize: Int?
    package var policy: String?
    package var policyArns: [PolicyDescriptorType]?
    package var providedContexts: [ProvidedContext]?
    package var roleArn: String
    package var roleSessionName: String
    package var serialNumber: String?
    package var sourceIdentity: String?
    package var tags: [Tag]?
    package var tokenCode: String?
    package var transitiveTagKeys: [String]?

    package init(
        durationSeconds: Int? = nil,
        externalId: String? = nil,
        minimumSessionTokenSize: Int? = nil,
        policy: String? = nil,
        policyArns: [PolicyDescriptorType]? = nil,
        providedContexts: [ProvidedContext]? = nil,
        roleArn: String,
        roleSessionName: String,
        serialNumber: String? = nil,
        sourceIdentity: String? = nil,
        tags: [Tag]? = nil,
        tokenCode: String? = nil,
        transitiveTagKeys: [String]? = nil
    ) {
        self.durationSeconds = durationSeconds
        self.externalId = externalId
        self.minimumSessionTokenSize = minimumSessionTokenSize
        self.policy = policy
        self.policyArns = policyArns
        self.providedContexts = providedContexts
        self.roleArn = roleArn
        self.roleSessionName = roleSessionName
        self.serialNumber = serialNumber
        self.sourceIdentity = sourceIdentity
        self.tags = tags
        self.tokenCode = tokenCode
        self.transitiveTagKeys = transitiveTagKeys
    }

    package init(_ fields: JSONObject) throws {
        durationSeconds = try fields.value("DurationSeconds")
        externalId = try fields.value("ExternalId")
        minimumSessionTokenSize = try fields.value("MinimumSessionTokenSize")
        policy = try fields.value("Policy")
        policyArns = try fields.value("PolicyArns")
        providedContexts = try fields.value("ProvidedContexts")
        roleArn = try fields.requiredValue("RoleArn")
        roleSessionName = try fields.requiredValue("RoleSessionName")
        serialNumber = try fields.value("SerialNumber")
        sourceIdentity = try fields.value("SourceIdentity")
        tags = try fields.value("Tags")
        tokenCode = try fields.value("TokenCode")
        transitiveTagKeys = try fields.value("TransitiveTagKeys")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DurationSeconds", durationSeconds)
        json.field("ExternalId", externalId)
        json.field("MinimumSessionTokenSize", minimumSessionTokenSize)
        json.field("Policy", policy)
        json.field("PolicyArns", policyArns)
        json.field("ProvidedContexts", providedContexts)
        json.field("RoleArn", roleArn)
        json.field("RoleSessionName", roleSessionName)
        json.field("SerialNumber", serialNumber)
        json.field("SourceIdentity", sourceIdentity)
        json.field("Tags", tags)
        json.field("TokenCode", tokenCode)
        json.field("TransitiveTagKeys", transitiveTagKeys)
    }

    package static let shape = StructureShape("AssumeRoleRequest", [
        .init("DurationSeconds", SecurityTokensShapes.roleDurationSecondsType),
        .init("ExternalId", SecurityTokensShapes.externalIdType),
        .init("MinimumSessionTokenSize", SecurityTokensShapes.minimumSessionTokenSizeType),
        .init("Policy", SecurityTokensShapes.unrestrictedSessionPolicyDocumentType),
        .init("PolicyArns", SecurityTokensShapes.policyDescriptorListType),
        .init("ProvidedContexts", SecurityTokensShapes.providedContextsListType),
        .init("RoleArn", SecurityTokensShapes.arnType, required: true),
        .init("RoleSessionName", SecurityTokensShapes.roleSessionNameType, required: true),
        .init("SerialNumber", SecurityTokensShapes.serialNumberType),
        .init("SourceIdentity", SecurityTokensShapes.sourceIdentityType),
        .init("Tags", SecurityTokensShapes.tagListType),
        .init("TokenCode", SecurityTokensShapes.tokenCodeType),
        .init("TransitiveTagKeys", SecurityTokensShapes.tagKeyListType),
    ])

    package typealias Output = AssumeRoleOutput
    package static let operation = OperationModel(
        name: "AssumeRole", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .malformedPolicyDocument, .packedPolicyTooLarge, .regionDisabled, .expiredToken,
        ])
}

/// The output of AssumeRole.
package struct AssumeRoleOutput: OperationOutput {
    package var assumedRoleUser: AssumedRoleUser?
    package var credentials: SecurityTokensCredentials?
    package var packedPolicySize: Int?
    package var sessionTokenSize: Int?
    package var sessionTokenUtilization: Int?
    package var sourceIdentity: String?

    package init(
        assumedRoleUser: AssumedRoleUser? = nil,
        credentials: SecurityTokensCredentials? = nil,
        packedPolicySize: Int? = nil,
        sessionTokenSize: Int? = nil,
        sessionTokenUtilization: Int? = nil,
        sourceIdentity: String? = nil
    ) {
        self.assumedRoleUser = assumedRoleUser
        self.credentials = credentials
        self.packedPolicySize = packedPolicySize
        self.sessionTokenSize = sessionTokenSize
        self.sessionTokenUtilization = sessionTokenUtilization
        self.sourceIdentity = sourceIdentity
    }

    package init(_ fields: JSONObject) throws {
        assumedRoleUser = try fields.value("AssumedRoleUser")
        credentials = try fields.value("Credentials")
        packedPolicySize = try fields.value("PackedPolicySize")
        sessionTokenSize = try fields.value("SessionTokenSize")
        sessionTokenUtilization = try fields.value("SessionTokenUtilization")
        sourceIdentity = try fields.value("SourceIdentity")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AssumedRoleUser", assumedRoleUser)
        json.field("Credentials", credentials)
        json.field("PackedPolicySize", packedPolicySize)
        json.field("SessionTokenSize", sessionTokenSize)
        json.field("SessionTokenUtilization", sessionTokenUtilization)
        json.field("SourceIdentity", sourceIdentity)
    }

    package static let shape = StructureShape("AssumeRoleResponse", [
        .init("AssumedRoleUser", .structure(AssumedRoleUser.shape)),
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("PackedPolicySize", SecurityTokensShapes.nonNegativeIntegerType),
        .init("SessionTokenSize", SecurityTokensShapes.sessionTokenSizeType),
        .init("SessionTokenUtilization", SecurityTokensShapes.sessionTokenUtilizationType),
        .init("SourceIdentity", SecurityTokensShapes.sourceIdentityType),
    ])
}
