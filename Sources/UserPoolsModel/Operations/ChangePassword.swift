// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of ChangePassword.
public struct ChangePasswordInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>
    public var previousPassword: Secret<String>?
    public var proposedPassword: Secret<String>

    public init(
        accessToken: Secret<String>,
        previousPassword: Secret<String>? = nil,
        proposedPassword: Secret<String>
    ) {
        self.accessToken = accessToken
        self.previousPassword = previousPassword
        self.proposedPassword = proposedPassword
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
        previousPassword = try fields.value("PreviousPassword")
        proposedPassword = try fields.requiredValue("ProposedPassword")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
        json.field("PreviousPassword", previousPassword)
        json.field("ProposedPassword", proposedPassword)
    }

    public static let shape = StructureShape("ChangePasswordRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
        .init("PreviousPassword", UserPoolsShapes.passwordType),
        .init("ProposedPassword", UserPoolsShapes.passwordType, required: true),
    ])

    public typealias Output = ChangePasswordOutput
    public static let operation = OperationModel(
        name: "ChangePassword", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .invalidPassword, .passwordHistoryPolicyViolation, .notAuthorized,
            .tooManyRequests, .limitExceeded, .passwordResetRequired, .userNotFound, .userNotConfirmed,
            .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of ChangePassword.
public struct ChangePasswordOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("ChangePasswordResponse", [])
}
