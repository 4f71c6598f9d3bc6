// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of AssumeRoleWithSAML.
public struct AssumeRoleWithSAMLInput: OperationInput {
    public var durationSeconds: Int?
    public var minimumSessionTokenSize: Int?
    public var policy: String?
    public var policyArns: [PolicyDescriptorType]?
    public var principalArn: String
    public var roleArn: String
    public var samlAssertion: Secret<String>

    public init(
        durationSeconds: Int? = nil,
        minimumSessionTokenSize: Int? = nil,
        policy: String? = nil,
        policyArns: [PolicyDescriptorType]? = nil,
        principalArn: String,
        roleArn: String,
        samlAssertion: Secret<String>
    ) {
        self.durationSeconds = durationSeconds
        self.minimumSessionTokenSize = minimumSessionTokenSize
        self.policy = policy
        self.policyArns = policyArns
        self.principalArn = principalArn
        self.roleArn = roleArn
        self.samlAssertion = samlAssertion
    }

    public init(_ fields: JSONObject) throws {
        durationSeconds = try fields.value("DurationSeconds")
        minimumSessionTokenSize = try fields.value("MinimumSessionTokenSize")
        policy = try fields.value("Policy")
        policyArns = try fields.value("PolicyArns")
        principalArn = try fields.requiredValue("PrincipalArn")
        roleArn = try fields.requiredValue("RoleArn")
        samlAssertion = try fields.requiredValue("SAMLAssertion")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DurationSeconds", durationSeconds)
        json.field("MinimumSessionTokenSize", minimumSessionTokenSize)
        json.field("Policy", policy)
        json.field("PolicyArns", policyArns)
        json.field("PrincipalArn", principalArn)
        json.field("RoleArn", roleArn)
        json.field("SAMLAssertion", samlAssertion)
    }

    public static let shape = StructureShape("AssumeRoleWithSAMLRequest", [
        .init("DurationSeconds", SecurityTokensShapes.roleDurationSecondsType),
        .init("MinimumSessionTokenSize", SecurityTokensShapes.minimumSessionTokenSizeType),
        .init("Policy", SecurityTokensShapes.sessionPolicyDocumentType),
        .init("PolicyArns", SecurityTokensShapes.policyDescriptorListType),
        .init("PrincipalArn", SecurityTokensShapes.arnType, required: true),
        .init("RoleArn", SecurityTokensShapes.arnType, required: true),
        .init("SAMLAssertion", SecurityTokensShapes.samlAssertionType, required: true),
    ])

    public typealias Output = AssumeRoleWithSAMLOutput
    public static let operation = OperationModel(
        name: "AssumeRoleWithSAML", service: .securityTokens, signed: false, hasOutput: true,
        errors: [
            .malformedPolicyDocument, .packedPolicyTooLarge, .idpRejectedClaim, .invalidIdentityToken,
            .expiredToken, .regionDisabled,
        ])
}

/// The output of AssumeRoleWithSAML.
public struct AssumeRoleWithSAMLOutput: OperationOutput {
    public var assumedRoleUser: AssumedRoleUser?
    public var audience: String?
    public var credentials: SecurityTokensCredentials?
    public var issuer: String?
    public var nameQualifier: String?
    public var packedPolicySize: Int?
    public var sessionTokenSize: Int?
    public var sessionTokenUtilization: Int?
    public var sourceIdentity: String?
    public var subject: String?
    public var subjectType: String?

    public init(
        assumedRoleUser: AssumedRoleUser? = nil,
        audience: String? = nil,
        credentials: SecurityTokensCredentials? = nil,
        issuer: String? = nil,
        nameQualifier: String? = nil,
        packedPolicySize: Int? = nil,
        sessionTokenSize: Int? = nil,
        sessionTokenUtilization: Int? = nil,
        sourceIdentity: String? = nil,
        subject: String? = nil,
        subjectType: String? = nil
    ) {
        self.assumedRoleUser = assumedRoleUser
        self.audience = audience
        self.credentials = credentials
        self.issuer = issuer
        self.nameQualifier = nameQualifier
        self.packedPolicySize = packedPolicySize
        self.sessionTokenSize = sessionTokenSize
        self.sessionTokenUtilization = sessionTokenUtilization
        self.sourceIdentity = sourceIdentity
        self.subject = subject
        self.subjectType = subjectType
    }

    public init(_ fields: JSONObject) throws {
        assumedRoleUser = try fields.value("AssumedRoleUser")
        audience = try fields.value("Audience")
        credentials = try fields.value("Credentials")
        issuer = try fields.value("Issuer")
        nameQualifier = try fields.value("NameQualifier")
        packedPolicySize = try fields.value("PackedPolicySize")
        sessionTokenSize = try fields.value("SessionTokenSize")
        sessionTokenUtilization = try fields.value("SessionTokenUtilization")
        sourceIdentity = try fields.value("SourceIdentity")
        subject = try fields.value("Subject")
        subjectType = try fields.value("SubjectType")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AssumedRoleUser", assumedRoleUser)
        json.field("Audience", audience)
        json.field("Credentials", credentials)
        json.field("Issuer", issuer)
        json.field("NameQualifier", nameQualifier)
        json.field("PackedPolicySize", packedPolicySize)
        json.field("SessionTokenSize", sessionTokenSize)
        json.field("SessionTokenUtilization", sessionTokenUtilization)
        json.field("SourceIdentity", sourceIdentity)
        json.field("Subject", subject)
        json.field("SubjectType", subjectType)
    }

    public static let shape = StructureShape("AssumeRoleWithSAMLResponse", [
        .init("AssumedRoleUser", .structure(AssumedRoleUser.shape)),
        .init("Audience", SecurityTokensShapes.audience),
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("Issuer", SecurityTokensShapes.issuer),
        .init("NameQualifier", SecurityTokensShapes.nameQualifier),
        .init("PackedPolicySize", SecurityTokensShapes.nonNegativeIntegerType),
        .init("SessionTokenSize", SecurityTokensShapes.sessionTokenSizeType),
        .init("SessionTokenUtilization", SecurityTokensShapes.sessionTokenUtilizationType),
        .init("SourceIdentity", SecurityTokensShapes.sourceIdentityType),
        .init("Subject", SecurityTokensShapes.subject),
        .init("SubjectType", SecurityTokensShapes.subjectType),
    ])
}
