// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The input of GetDelegatedAccessToken.
package struct GetDelegatedAccessTokenInput: OperationInput {
    package var tradeInToken: Secret<String>

    package init(
        tradeInToken: Secret<String>
    ) {
        self.tradeInToken = tradeInToken
    }

    package init(_ fields: JSONObject) throws {
        tradeInToken = try fields.requiredValue("TradeInToken")
    }

    package func write(members json: inout JSONWriter) {
        json.field("TradeInToken", tradeInToken)
    }

    package static let shape = StructureShape("GetDelegatedAccessTokenRequest", [
        .init("TradeInToken", SecurityTokensShapes.tradeInTokenType, required: true),
    ])

    package typealias Output = GetDelegatedAccessTokenOutput
    package static let operation = OperationModel(
        name: "GetDelegatedAccessToken", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .expiredTradeInToken, .regionDisabled, .packedPolicyTooLarge,
        ])
}

/// The output of GetDelegatedAccessToken.
package struct GetDelegatedAccessTokenOutput: OperationOutput {
    package var assumedPrincipal: String?
    package var credentials: SecurityTokensCredentials?
    package var packedPolicySize: Int?

    package init(
        assumedPrincipal: String? = nil,
        credentials: SecurityTokensCredentials? = nil,
        packedPolicySize: Int? = nil
    ) {
        self.assumedPrincipal = assumedPrincipal
        self.credentials = credentials
        self.packedPolicySize = packedPolicySize
    }

    package init(_ fields: JSONObject) throws {
        assumedPrincipal = try fields.value("AssumedPrincipal")
        credentials = try fields.value("Credentials")
        packedPolicySize = try fields.value("PackedPolicySize")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AssumedPrincipal", assumedPrincipal)
        json.field("Credentials", credentials)
        json.field("PackedPolicySize", packedPolicySize)
    }

    package static let shape = StructureShape("GetDelegatedAccessTokenResponse", [
        .init("AssumedPrincipal", SecurityTokensShapes.arnType),
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("PackedPolicySize", SecurityTokensShapes.nonNegativeIntegerType),
    ])
}
