// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GetDelegatedAccessToken.
public struct GetDelegatedAccessTokenInput: OperationInput {
    public var tradeInToken: Secret<String>

    public init(
        tradeInToken: Secret<String>
    ) {
        self.tradeInToken = tradeInToken
    }

    public init(_ fields: JSONObject) throws {
        tradeInToken = try fields.requiredValue("TradeInToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("TradeInToken", tradeInToken)
    }

    public static let shape = StructureShape("GetDelegatedAccessTokenRequest", [
        .init("TradeInToken", SecurityTokensShapes.tradeInTokenType, required: true),
    ])

    public typealias Output = GetDelegatedAccessTokenOutput
    public static let operation = OperationModel(
        name: "GetDelegatedAccessToken", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .expiredTradeInToken, .regionDisabled, .packedPolicyTooLarge,
        ])
}

/// The output of GetDelegatedAccessToken.
public struct GetDelegatedAccessTokenOutput: OperationOutput {
    public var assumedPrincipal: String?
    public var credentials: SecurityTokensCredentials?
    public var packedPolicySize: Int?

    public init(
        assumedPrincipal: String? = nil,
        credentials: SecurityTokensCredentials? = nil,
        packedPolicySize: Int? = nil
    ) {
        self.assumedPrincipal = assumedPrincipal
        self.credentials = credentials
        self.packedPolicySize = packedPolicySize
    }

    public init(_ fields: JSONObject) throws {
        assumedPrincipal = try fields.value("AssumedPrincipal")
        credentials = try fields.value("Credentials")
        packedPolicySize = try fields.value("PackedPolicySize")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AssumedPrincipal", assumedPrincipal)
        json.field("Credentials", credentials)
        json.field("PackedPolicySize", packedPolicySize)
    }

    public static let shape = StructureShape("GetDelegatedAccessTokenResponse", [
        .init("AssumedPrincipal", SecurityTokensShapes.arnType),
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("PackedPolicySize", SecurityTokensShapes.nonNegativeIntegerType),
    ])
}
