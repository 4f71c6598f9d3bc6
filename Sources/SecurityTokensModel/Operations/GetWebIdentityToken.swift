// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetWebIdentityToken.
public struct GetWebIdentityTokenInput: OperationInput {
    public var audience: [String]
    public var durationSeconds: Int?
    public var signingAlgorithm: String
    public var tags: [Tag]?

    public init(
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

    public init(_ fields: JSONObject) throws {
        audience = try fields.requiredValue("Audience")
        durationSeconds = try fields.value("DurationSeconds")
        signingAlgorithm = try fields.requiredValue("SigningAlgorithm")
        tags = try fields.value("Tags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Audience", audience)
        json.field("DurationSeconds", durationSeconds)
        json.field("SigningAlgorithm", signingAlgorithm)
        json.field("Tags", tags)
    }

    public static let shape = StructureShape("GetWebIdentityTokenRequest", [
        .init("Audience", SecurityTokensShapes.webIdentityTokenAudienceListType, required: true),
        .init("DurationSeconds", SecurityTokensShapes.webIdentityTokenDurationSecondsType),
        .init("SigningAlgorithm", SecurityTokensShapes.jwtAlgorithmType, required: true),
        .init("Tags", SecurityTokensShapes.tagListType),
    ])

    public typealias Output = GetWebIdentityTokenOutput
    public static let operation = OperationModel(
        name: "GetWebIdentityToken", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .sessionDurationEscalation, .outboundWebIdentityFederationDisabled, .jwtPayloadSizeExceeded,
        ])
}

/// The output of GetWebIdentityToken.
public struct GetWebIdentityTokenOutput: OperationOutput {
    public var expiration: Instant?
    public var webIdentityToken: Secret<String>?

    public init(
        expiration: Instant? = nil,
        webIdentityToken: Secret<String>? = nil
    ) {
        self.expiration = expiration
        self.webIdentityToken = webIdentityToken
    }

    public init(_ fields: JSONObject) throws {
        expiration = try fields.value("Expiration")
        webIdentityToken = try fields.value("WebIdentityToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Expiration", expiration)
        json.field("WebIdentityToken", webIdentityToken)
    }

    public static let shape = StructureShape("GetWebIdentityTokenResponse", [
        .init("Expiration", SecurityTokensShapes.dateType),
        .init("WebIdentityToken", SecurityTokensShapes.webIdentityTokenType),
    ])
}
