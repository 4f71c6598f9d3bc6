// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of AssumeRole.
public struct AssumeRoleInput: OperationInput {
    public var durationSeconds: Int?
    public var externalId: String?
    public var minimumSessionTokenSize: Int?
    public var policy: String?
    public var policyArns: [PolicyDescriptorType]?
    public var providedContexts: [ProvidedContext]?
    public var roleArn: String
    public var roleSessionName: String
    public var serialNumber: String?
    public var sourceIdentity: String?
    public var tags: [Tag]?
    public var tokenCode: String?
    public var transitiveTagKeys: [String]?

    public init(
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

    public init(_ fields: JSONObject) throws {
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

    public func write(members json: inout JSONWriter) {
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

    public static let shape = StructureShape("AssumeRoleRequest", [
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

    public typealias Output = AssumeRoleOutput
    public static let operation = OperationModel(
        name: "AssumeRole", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .malformedPolicyDocument, .packedPolicyTooLarge, .regionDisabled, .expiredToken,
        ])
}

/// The output of AssumeRole.
public struct AssumeRoleOutput: OperationOutput {
    public var assumedRoleUser: AssumedRoleUser?
    public var credentials: SecurityTokensCredentials?
    public var packedPolicySize: Int?
    public var sessionTokenSize: Int?
    public var sessionTokenUtilization: Int?
    public var sourceIdentity: String?

    public init(
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

    public init(_ fields: JSONObject) throws {
        assumedRoleUser = try fields.value("AssumedRoleUser")
        credentials = try fields.value("Credentials")
        packedPolicySize = try fields.value("PackedPolicySize")
        sessionTokenSize = try fields.value("SessionTokenSize")
        sessionTokenUtilization = try fields.value("SessionTokenUtilization")
        sourceIdentity = try fields.value("SourceIdentity")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AssumedRoleUser", assumedRoleUser)
        json.field("Credentials", credentials)
        json.field("PackedPolicySize", packedPolicySize)
        json.field("SessionTokenSize", sessionTokenSize)
        json.field("SessionTokenUtilization", sessionTokenUtilization)
        json.field("SourceIdentity", sourceIdentity)
    }

    public static let shape = StructureShape("AssumeRoleResponse", [
        .init("AssumedRoleUser", .structure(AssumedRoleUser.shape)),
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("PackedPolicySize", SecurityTokensShapes.nonNegativeIntegerType),
        .init("SessionTokenSize", SecurityTokensShapes.sessionTokenSizeType),
        .init("SessionTokenUtilization", SecurityTokensShapes.sessionTokenUtilizationType),
        .init("SourceIdentity", SecurityTokensShapes.sourceIdentityType),
    ])
}
