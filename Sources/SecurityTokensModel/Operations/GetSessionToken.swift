// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of GetSessionToken.
package struct GetSessionTokenInput: OperationInput {
    package var durationSeconds: Int?
    package var minimumSessionTokenSize: Int?
    package var serialNumber: String?
    package var tokenCode: String?

    package init(
        durationSeconds: Int? = nil,
        minimumSessionTokenSize: Int? = nil,
        serialNumber: String? = nil,
        tokenCode: String? = nil
    ) {
        self.durationSeconds = durationSeconds
        self.minimumSessionTokenSize = minimumSessionTokenSize
        self.serialNumber = serialNumber
        self.tokenCode = tokenCode
    }

    package init(_ fields: JSONObject) throws {
        durationSeconds = try fields.value("DurationSeconds")
        minimumSessionTokenSize = try fields.value("MinimumSessionTokenSize")
        serialNumber = try fields.value("SerialNumber")
        tokenCode = try fields.value("TokenCode")
    }

    package func write(members json: inout JSONWriter) {
        json.field("DurationSeconds", durationSeconds)
        json.field("MinimumSessionTokenSize", minimumSessionTokenSize)
        json.field("SerialNumber", serialNumber)
        json.field("TokenCode", tokenCode)
    }

    package static let shape = StructureShape("GetSessionTokenRequest", [
        .init("DurationSeconds", SecurityTokensShapes.durationSecondsType),
        .init("MinimumSessionTokenSize", SecurityTokensShapes.minimumSessionTokenSizeType),
        .init("SerialNumber", SecurityTokensShapes.serialNumberType),
        .init("TokenCode", SecurityTokensShapes.tokenCodeType),
    ])

    package typealias Output = GetSessionTokenOutput
    package static let operation = OperationModel(
        name: "GetSessionToken", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .regionDisabled,
        ])
}

/// The output of GetSessionToken.
package struct GetSessionTokenOutput: OperationOutput {
    package var credentials: SecurityTokensCredentials?
    package var sessionTokenSize: Int?
    package var sessionTokenUtilization: Int?

    package init(
        credentials: SecurityTokensCredentials? = nil,
        sessionTokenSize: Int? = nil,
        sessionTokenUtilization: Int? = nil
    ) {
        self.credentials = credentials
        self.sessionTokenSize = sessionTokenSize
        self.sessionTokenUtilization = sessionTokenUtilization
    }

    package init(_ fields: JSONObject) throws {
        credentials = try fields.value("Credentials")
        sessionTokenSize = try fields.value("SessionTokenSize")
        sessionTokenUtilization = try fields.value("SessionTokenUtilization")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Credentials", credentials)
        json.field("SessionTokenSize", sessionTokenSize)
        json.field("SessionTokenUtilization", sessionTokenUtilization)
    }

    package static let shape = StructureShape("GetSessionTokenResponse", [
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("SessionTokenSize", SecurityTokensShapes.sessionTokenSizeType),
        .init("SessionTokenUtilization", SecurityTokensShapes.sessionTokenUtilizationType),
    ])
}
