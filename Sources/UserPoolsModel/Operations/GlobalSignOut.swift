// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The input of GlobalSignOut.
public struct GlobalSignOutInput: OperationInput, CarriesAccessToken {
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

    public static let shape = StructureShape("GlobalSignOutRequest", [
        .init("AccessToken", UserPoolsShapes.tokenModelType, required: true),
    ])

    public typealias Output = GlobalSignOutOutput
    public static let operation = OperationModel(
        name: "GlobalSignOut", service: .userPools, signed: false, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .notAuthorized, .tooManyRequests, .passwordResetRequired,
            .userNotConfirmed, .operationNotEnabled, .internalError, .forbidden,
        ])
}

/// The output of GlobalSignOut.
public struct GlobalSignOutOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("GlobalSignOutResponse", [])
}
