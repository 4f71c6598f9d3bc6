// Generated from sts.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of GetSessionToken.
public struct GetSessionTokenInput: OperationInput {
    public var durationSeconds: Int?
    public var minimumSessionTokenSize: Int?
    public var serialNumber: String?
    public var tokenCode: String?

    public init(
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

    public init(_ fields: JSONObject) throws {
        durationSeconds = try fields.value("DurationSeconds")
        minimumSessionTokenSize = try fields.value("MinimumSessionTokenSize")
        serialNumber = try fields.value("SerialNumber")
        tokenCode = try fields.value("TokenCode")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DurationSeconds", durationSeconds)
        json.field("MinimumSessionTokenSize", minimumSessionTokenSize)
        json.field("SerialNumber", serialNumber)
        json.field("TokenCode", tokenCode)
    }

    public static let shape = StructureShape("GetSessionTokenRequest", [
        .init("DurationSeconds", SecurityTokensShapes.durationSecondsType),
        .init("MinimumSessionTokenSize", SecurityTokensShapes.minimumSessionTokenSizeType),
        .init("SerialNumber", SecurityTokensShapes.serialNumberType),
        .init("TokenCode", SecurityTokensShapes.tokenCodeType),
    ])

    public typealias Output = GetSessionTokenOutput
    public static let operation = OperationModel(
        name: "GetSessionToken", service: .securityTokens, signed: true, hasOutput: true,
        errors: [
            .regionDisabled,
        ])
}

/// The output of GetSessionToken.
public struct GetSessionTokenOutput: OperationOutput {
    public var credentials: SecurityTokensCredentials?
    public var sessionTokenSize: Int?
    public var sessionTokenUtilization: Int?

    public init(
        credentials: SecurityTokensCredentials? = nil,
        sessionTokenSize: Int? = nil,
        sessionTokenUtilization: Int? = nil
    ) {
        self.credentials = credentials
        self.sessionTokenSize = sessionTokenSize
        self.sessionTokenUtilization = sessionTokenUtilization
    }

    public init(_ fields: JSONObject) throws {
        credentials = try fields.value("Credentials")
        sessionTokenSize = try fields.value("SessionTokenSize")
        sessionTokenUtilization = try fields.value("SessionTokenUtilization")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Credentials", credentials)
        json.field("SessionTokenSize", sessionTokenSize)
        json.field("SessionTokenUtilization", sessionTokenUtilization)
    }

    public static let shape = StructureShape("GetSessionTokenResponse", [
        .init("Credentials", .structure(SecurityTokensCredentials.shape)),
        .init("SessionTokenSize", SecurityTokensShapes.sessionTokenSizeType),
        .init("SessionTokenUtilization", SecurityTokensShapes.sessionTokenUtilizationType),
    ])
}
