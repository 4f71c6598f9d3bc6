// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of DeleteUser.
public struct DeleteUserInput: OperationInput, CarriesAccessToken {
    public var accessToken: Secret<String>

    public init(
        accessToken: Secret<String>
    ) {
        self.accessToken = accessToken
    }

    public init(_ fields: JSONObject) throws {
        accessToken = try fields.requiredValue("AccessToken")
    }

    public func write(members json: inout JSONWriter) {
        json.field("AccessToken", accessToken)
    }

    public static let shape = StructureShape("DeleteUserRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    public typealias Output = DeleteUserOutput
    public static let operation = OperationModel(
        name: "DeleteUser", service: .userPools, signed: false, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotFound, .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// DeleteUser has no output.
public typealias DeleteUserOutput = NoOutput
