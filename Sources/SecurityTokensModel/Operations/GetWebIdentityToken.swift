// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetWebIdentityToken.
package struct GetWebIdentityTokenInput: OperationInput {
    package var audience: [String]
    package var durationSeconds: Int?
    package var signingAlgorithm: String
    package var tags: [Tag]?

    package init(
        audience: [String],
        durationSeconds: Int? = nil,
        signingAlgorithm: String,
        tags: [Tag]? = nil
    ) {
        self.audience = audience
        self.durationSeconds = durationSeconds
        self.signingAlgorithm = signingAlgorithm
        self.tags = tags
    }

    package init(_ fields: JSONObject) throws {
        audience = try fields.requiredValue("Audience")
        durationSeconds = try fields.value("DurationSeconds")
        signingAlgorithm = try fields.requiredValue("SigningAlgorithm")
        tags = try fields.value("Tags")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Audience", audience)
        json.field("DurationSeconds", durationSeconds)
        json.field("SigningAlgorithm", signingAlgorithm)
        json.field("Tags", tags)
    }

    package static let shape = StructureShape("GetWebIdentityTokenRequest", [
        .init("Audience", SecurityTokensShapes.webIdentityTokenAudienceListType, required: true),
        .init("DurationSeconds", SecurityTokensShapes.webIdentityTokenDurationSecondsType),
        .init("SigningAlgorithm", SecurityTokensShapes.jwtAlgorithmType, required: true),
        .init("Tags", SecurityTokensShapes.tagListType),
    ])

    package typealias Output = GetWebIdentityTokenOutput
    package static let operation = OperationModel(
        name: "GetWebIdentityToken", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .sessionDurationEscalation, .outboundWebIdentityFederationDisabled, .jwtPayloadSizeExceeded,
        ])
}

/// The output of GetWebIdentityToken.
package struct GetWebIdentityTokenOutput: OperationOutput {
    package var expiration: Instant?
    package var webIdentityToken: Secret<String>?

    package init(
        expiration: Instant? = nil,
        webIdentityToken: Secret<String>? = nil
    ) {
        self.expiration = expiration
        self.webIdentityToken = webIdentityToken
    }

    package init(_ fields: JSONObject) throws {
        expiration = try fields.value("Expiration")
        webIdentityToken = try fields.value("WebIdentityToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Expiration", expiration)
        json.field("WebIdentityToken", webIdentityToken)
    }

    package static let shape = StructureShape("GetWebIdentityTokenResponse", [
        .init("Expiration", SecurityTokensShapes.dateType),
        .init("WebIdentityToken", SecurityTokensShapes.webIdentityTokenType),
    ])
}
