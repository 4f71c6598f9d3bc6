// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of AssumeRoleWithSAML.
package struct AssumeRoleWithSAMLInput: OperationInput {
    package var durationSeconds: Int?
    package var minimumSessionTokenSize: Int?
    package var policy: String?
    package var policyArns: [PolicyDescriptorType]?
    package var principalArn: String
    package var roleArn: String
    package var samlAssertion: Secret<String>

    package init(
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

    package init(_ fields: JSONObject) throws {
        durationSeconds = try fields.value("DurationSeconds")
        minimumSessionTokenSize = try fields.value("MinimumSessionTokenSize")
        policy = try fields.value("Policy")
        policyArns = try fields.value("PolicyArns")
        principalArn = try fields.requiredValue("PrincipalArn")
        roleArn = try fields.requiredValue("RoleArn")
        samlAssertion = try fields.requiredValue("SAMLAssertion")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DurationSeconds", durationSeconds)
        json.field("MinimumSessionTokenSize", minimumSessionTokenSize)
        json.field("Policy", policy)
        json.field("PolicyArns", policyArns)
        json.field("PrincipalArn", principalArn)
        json.field("RoleArn", roleArn)
        json.field("SAMLAssertion", samlAssertion)
    }

    package static let shape = StructureShape("AssumeRoleWithSAMLRequest", [
        .init("DurationSeconds", SecurityTokensShapes.roleDurationSecondsType),
        .init("MinimumSessionTokenSize", SecurityTokensShapes.minimumSessionTokenSizeType),
        .init("Policy", SecurityTokensShapes.sessionPolicyDocumentType),
        .init("PolicyArns", SecurityTokensShapes.policyDescriptorListType),
        .init("PrincipalArn", SecurityTokensShapes.arnType, required: true),
        .init("RoleArn", SecurityTokensShapes.arnType, required: true),
        .init("SAMLAssertion", SecurityTokensShapes.samlAssertionType, required: true),
    ])

    package typealias Output = AssumeRoleWithSAMLOutput
    package static let operation = OperationModel(
        name: "AssumeRoleWithSAML", service: .securityTokens, signed: false, hasOutput: true,
        errors: [
            .malformedPolicyDocument, .packedPolicyTooLarge, .idpRejectedClaim, .invalidIdentityToken,
            .expiredToken, .regionDisabled,
        ])
}

/// The output of AssumeRoleWithSAML.
package struct AssumeRoleWithSAMLOutput: OperationOutput {
    package var assumedRoleUser: AssumedRoleUser?
    package var audience: String?
    package var credentials: SecurityTokensCredentials?
    package var issuer: String?
    package var nameQualifier: String?
    package var packedPolicySize: Int?
    package var sessionTokenSize: Int?
    package var sessionTokenUtilization: Int?
    package var sourceIdentity: String?
    package var subject: String?
    package var subjectType: String?

    package init(
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

    package init(_ fields: JSONObject) throws {
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

    package func write(members json: inout JSONWriter) {
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

    package static let shape = StructureShape("AssumeRoleWithSAMLResponse", [
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
