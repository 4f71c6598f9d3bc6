// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of AssociateSoftwareToken.
public struct AssociateSoftwareTokenInput: OperationInput, MayCarryAccessToken {
    public var accessToken: Secret<String>?
    public var session: Secret<String>?

    public init(
        accessToken: Secret<String>? = nil,
        session: Secret<String>? = nil
    ) {
        self.accessToken = accessToken
        self.session = session
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.value("AccessToken")
        session = try fields.value("Session")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("Session", session)
    }

    public static let shape = StructureShape("AssociateSoftwareTokenRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType),
        .init("Session", UserPoolsShapes.sessionType),
    ])

    public typealias Output = AssociateSoftwareTokenOutput
    public static let operation = OperationModel(
        name: "AssociateSoftwareToken", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .concurrentModification, .invalidParameter, .notAuthorized, .resourceNotFound, .internalError,
            .softwareTokenMFANotFound, .forbidden, .operationNotEnabled,
        ])
}

/// The output of AssociateSoftwareToken.
public struct AssociateSoftwareTokenOutput: OperationOutput {
    public var secretCode: Secret<String>?
    public var session: Secret<String>?

    public init(
        secretCode: Secret<String>? = nil,
        session: Secret<String>? = nil
    ) {
        self.secretCode = secretCode
        self.session = session
    }

    public init(_ fields: JSONObject) throws {
        secretCode = try fields.value("SecretCode")
        session = try fields.value("Session")
    }

    public func write(members json: inout JSONWriter) {
        json.field("SecretCode", secretCode)
        json.field("Session", session)
    }

    public static let shape = StructureShape("AssociateSoftwareTokenResponse", [
        .init("SecretCode", UserPoolsShapes.secretCodeType),
        .init("Session", UserPoolsShapes.sessionType),
    ])
}
