// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetFederationToken.
package struct GetFederationTokenInput: OperationInput {
    package var durationSeconds: Int?
    package var minimumSessionTokenSize: Int?
    package var name: String
    package var policy: String?
    package var policyArns: [PolicyDescriptorType]?
    package var tags: [Tag]?

    package init(
        durationSeconds: Int? = nil,
        minimumSessionTokenSize: Int? = nil,
        name: String,
        policy: String? = nil,
        policyArns: [PolicyDescriptorType]? = nil,
        tags: [Tag]? = nil
    ) {
        self.durationSeconds = durationSeconds
        self.minimumSessionTokenSize = minimumSessionTokenSize
        self.name = name
        self.policy = policy
        self.policyArns = policyArns
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        durationSeconds = try fields.value("DurationSeconds")
        minimumSessionTokenSize = try fields.value("MinimumSessionTokenSize")
        name = try fields.requiredValue("Name")
        policy = try fields.value("Policy")
        policyArns = try fields.value("PolicyArns")
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DurationSeconds", durationSeconds)
        json.field("MinimumSessionTokenSize", minimumSessionTokenSize)
        json.field("Name", name)
        json.field("Policy", policy)
        json.field("PolicyArns", policyArns)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("GetFederationTokenRequest", [
        .init("DurationSeconds", SecurityTokensShapes.durationSecondsType),
        .init("MinimumSessionTokenSize", SecurityTokensShapes.minimumSessionTokenSizeType),
        .init("Name", SecurityTokensShapes.userNameType, required: true),
        .init("Policy", SecurityTokensShapes.sessionPolicyDocumentType),
        .init("PolicyArns", SecurityTokensShapes.policyDescriptorListType),
        .init("Tags", SecurityTokensShapes.tagListType),
    ])

    package typealias Output = GetFederationTokenOutput
    package static let operation = OperationModel(
        name: "GetFederationToken", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .malformedPolicyDocument, .packedPolicyTooLarge, .regionDisabled,
        ])
}

/// The output of GetFederationToken.
package struct GetFederationTokenOutput: OperationOutput {
    package var credentials: SecurityTokensCredentials?
    package var federatedUser: FederatedUser?
    package var packedPolicySize: Int?
    package var sessionTokenSize: Int?
    package var sessionTokenUtilization: Int?

    package init(
        credentials: SecurityTokensCredentials? = nil,
        federatedUser: FederatedUser? = nil,
        packedPolicySize: Int? = nil,
        sessionTokenSize: Int? = nil,
        sessionTokenUtilization: Int? = nil
    ) {
        self.credentials = credentials
        self.federatedUser = federatedUser
        self.packedPolicySize = packedPolicySize
        self.sessionTokenSize = sessionTokenSize
        self.sessionTokenUtilization = sessionTokenUtilization
    }

    package init(_ fields: JSONObject) throws {
        credentials = try fields.value("Credentials")
        federatedUser = try fields.value("FederatedUser")
        packedPolicySize = try fields.value("PackedPolicySize")
        sessionTokenSize = try fields.value("SessionTokenSize")
        sessionTokenUtilization = try fields.value("SessionTokenUtilization")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Credentials", credentials)
        json.field("FederatedUser", federatedUser)
        json.field("PackedPolicySize", packedPolicySize)
        json.field("SessionTokenSize", sessionTokenSize)
        json.field("SessionTokenUtilization", sessionTokenUtilization)
    }

    package static let shape = StructureShape("GetFederationTokenResponse", [
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("FederatedUser", .structure(FederatedUser.shape)),
        .init("PackedPolicySize", SecurityTokensShapes.nonNegativeIntegerType),
        .init("SessionTokenSize", SecurityTokensShapes.sessionTokenSizeType),
        .init("SessionTokenUtilization", SecurityTokensShapes.sessionTokenUtilizationType),
    ])
}
