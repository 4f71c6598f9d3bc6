// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of AssumeRoleWithWebIdentity.
package struct AssumeRoleWithWebIdentityInput: OperationInput {
    package var durationSeconds: Int?
    package var minimumSessionTokenSize: Int?
    package var policy: String?
    package var policyArns: [PolicyDescriptorType]?
    package var providerId: String?
    package var roleArn: String
    package var roleSessionName: String
    package var webIdentityToken: Secret<String>

    package init(
        durationSeconds: Int? = nil,
        minimumSessionTokenSize: Int? = nil,
        policy: String? = nil,
        policyArns: [PolicyDescriptorType]? = nil,
        providerId: String? = nil,
        roleArn: String,
        roleSessionName: String,
        webIdentityToken: Secret<String>
    ) {
        self.durationSeconds = durationSeconds
        self.minimumSessionTokenSize = minimumSessionTokenSize
        self.policy = policy
        self.policyArns = policyArns
        self.providerId = providerId
        self.roleArn = roleArn
        self.roleSessionName = roleSessionName
        self.webIdentityToken = webIdentityToken
    }

    package init(_ fields: JSONObject) throws {
        durationSeconds = try fields.value("DurationSeconds")
        minimumSessionTokenSize = try fields.value("MinimumSessionTokenSize")
        policy = try fields.value("Policy")
        policyArns = try fields.value("PolicyArns")
        providerId = try fields.value("ProviderId")
        roleArn = try fields.requiredValue("RoleArn")
        roleSessionName = try fields.requiredValue("RoleSessionName")
        webIdentityToken = try fields.requiredValue("WebIdentityToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DurationSeconds", durationSeconds)
        json.field("MinimumSessionTokenSize", minimumSessionTokenSize)
        json.field("Policy", policy)
        json.field("PolicyArns", policyArns)
        json.field("ProviderId", providerId)
        json.field("RoleArn", roleArn)
        json.field("RoleSessionName", roleSessionName)
        json.field("WebIdentityToken", webIdentityToken)
    }

    package static let shape = StructureShape("AssumeRoleWithWebIdentityRequest", [
        .init("DurationSeconds", SecurityTokensShapes.roleDurationSecondsType),
        .init("MinimumSessionTokenSize", SecurityTokensShapes.minimumSessionTokenSizeType),
        .init("Policy", SecurityTokensShapes.sessionPolicyDocumentType),
        .init("PolicyArns", SecurityTokensShapes.policyDescriptorListType),
        .init("ProviderId", SecurityTokensShapes.urlType),
        .init("RoleArn", SecurityTokensShapes.arnType, required: true),
        .init("RoleSessionName", SecurityTokensShapes.roleSessionNameType, required: true),
        .init("WebIdentityToken", SecurityTokensShapes.clientTokenType, required: true),
    ])

    package typealias Output = AssumeRoleWithWebIdentityOutput
    package static let operation = OperationModel(
        name: "AssumeRoleWithWebIdentity", service: .securityTokens, signed: false, hasOutput: true,
        errors: [
            .malformedPolicyDocument, .packedPolicyTooLarge, .idpRejectedClaim, .idpCommunicationError,
            .invalidIdentityToken, .expiredToken, .regionDisabled,
        ])
}

/// The output of AssumeRoleWithWebIdentity.
package struct AssumeRoleWithWebIdentityOutput: OperationOutput {
    package var assumedRoleUser: AssumedRoleUser?
    package var audience: String?
    package var credentials: SecurityTokensCredentials?
    package var packedPolicySize: Int?
    package var provider: String?
    package var sessionTokenSize: Int?
    package var sessionTokenUtilization: Int?
    package var sourceIdentity: String?
    package var subjectFromWebIdentityToken: String?

    package init(
        assumedRoleUser: AssumedRoleUser? = nil,
        audience: String? = nil,
        credentials: SecurityTokensCredentials? = nil,
        packedPolicySize: Int? = nil,
        provider: String? = nil,
        sessionTokenSize: Int? = nil,
        sessionTokenUtilization: Int? = nil,
        sourceIdentity: String? = nil,
        subjectFromWebIdentityToken: String? = nil
    ) {
        self.assumedRoleUser = assumedRoleUser
        self.audience = audience
        self.credentials = credentials
        self.packedPolicySize = packedPolicySize
        self.provider = provider
        self.sessionTokenSize = sessionTokenSize
        self.sessionTokenUtilization = sessionTokenUtilization
        self.sourceIdentity = sourceIdentity
        self.subjectFromWebIdentityToken = subjectFromWebIdentityToken
    }

    package init(_ fields: JSONObject) throws {
        assumedRoleUser = try fields.value("AssumedRoleUser")
        audience = try fields.value("Audience")
        credentials = try fields.value("Credentials")
        packedPolicySize = try fields.value("PackedPolicySize")
        provider = try fields.value("Provider")
        sessionTokenSize = try fields.value("SessionTokenSize")
        sessionTokenUtilization = try fields.value("SessionTokenUtilization")
        sourceIdentity = try fields.value("SourceIdentity")
        subjectFromWebIdentityToken = try fields.value("SubjectFromWebIdentityToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AssumedRoleUser", assumedRoleUser)
        json.field("Audience", audience)
        json.field("Credentials", credentials)
        json.field("PackedPolicySize", packedPolicySize)
        json.field("Provider", provider)
        json.field("SessionTokenSize", sessionTokenSize)
        json.field("SessionTokenUtilization", sessionTokenUtilization)
        json.field("SourceIdentity", sourceIdentity)
        json.field("SubjectFromWebIdentityToken", subjectFromWebIdentityToken)
    }

    package static let shape = StructureShape("AssumeRoleWithWebIdentityResponse", [
        .init("AssumedRoleUser", .structure(AssumedRoleUser.shape)),
        .init("Audience", SecurityTokensShapes.audience),
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("PackedPolicySize", SecurityTokensShapes.nonNegativeIntegerType),
        .init("Provider", SecurityTokensShapes.issuer),
        .init("SessionTokenSize", SecurityTokensShapes.sessionTokenSizeType),
        .init("SessionTokenUtilization", SecurityTokensShapes.sessionTokenUtilizationType),
        .init("SourceIdentity", SecurityTokensShapes.sourceIdentityType),
        .init("SubjectFromWebIdentityToken", SecurityTokensShapes.webIdentitySubjectType),
    ])
}
