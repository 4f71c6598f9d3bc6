// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of VerifySoftwareToken.
public struct VerifySoftwareTokenInput: OperationInput, MayCarryAccessToken {
    public var accessToken: Secret<String>?
    public var friendlyDeviceName: String?
    public var session: Secret<String>?
    public var userCode: Secret<String>

    public init(
        accessToken: Secret<String>? = nil,
        friendlyDeviceName: String? = nil,
        session: Secret<String>? = nil,
        userCode: Secret<String>
    ) {
        self.accessToken = accessToken
        self.friendlyDeviceName = friendlyDeviceName
        self.session = session
        self.userCode = userCode
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        friendlyDeviceName = try fields.value("FriendlyDeviceName")
        session = try fields.value("Session")
        userCode = try fields.requiredValue("UserCode")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("FriendlyDeviceName", friendlyDeviceName)
        json.field("Session", session)
        json.field("UserCode", userCode)
    }

    public static let shape = StructureShape("VerifySoftwareTokenRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("FriendlyDeviceName", UserPoolsShapes.stringType),
        .init("Session", UserPoolsShapes.sessionType),
        .init("UserCode", UserPoolsShapes.softwareTokenMFAUserCodeType, required: true),
    ])

    public typealias Output = VerifySoftwareTokenOutput
    public static let operation = OperationModel(
        name: "VerifySoftwareToken", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .invalidUserPoolConfiguration, .notAuthorized, .tooManyRequests,
            .passwordResetRequired, .userNotFound, .userNotConfirmed, .internalError, .enableSoftwareTokenMFA,
            .notAuthorized, .softwareTokenMFANotFound, .codeMismatch, .forbidden, .operationNotEnabled,
        ])
}

/// The output of VerifySoftwareToken.
public struct VerifySoftwareTokenOutput: OperationOutput {
    public var session: Secret<String>?
    public var status: VerifySoftwareTokenResponseType?

    public init(
        session: Secret<String>? = nil,
        status: VerifySoftwareTokenResponseType? = nil
    ) {
        self.session = session
        self.status = status
    }

    public init(_ fields: JSONObject) throws {
        session = try fields.value("Session")
        status = try fields.value("Status")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Session", session)
        json.field("Status", status)
    }

    public static let shape = StructureShape("VerifySoftwareTokenResponse", [
        .init("Session", UserPoolsShapes.sessionType),
        .init("Status", UserPoolsShapes.verifySoftwareTokenResponseType),
    ])
}
