// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminSetUserPassword.
public struct AdminSetUserPasswordInput: OperationInput, NamesUserPool {
    public var password: Secret<String>
    public var permanent: Bool?
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        password: Secret<String>,
        permanent: Bool? = nil,
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.password = password
        self.permanent = permanent
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        password = try fields.requiredValue("Password")
        permanent = try fields.value("Permanent")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Password", password)
        json.field("Permanent", permanent)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminSetUserPasswordRequest", [
        .init("Password", UserPoolsShapes.passwordType, required: true),
        .init("Permanent", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminSetUserPasswordOutput
    public static let operation = OperationModel(
        name: "AdminSetUserPassword", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .notAuthorized, .userNotFound, .internalError, .tooManyRequests, .invalidParameter,
            .invalidPassword, .passwordHistoryPolicyViolation, .operationNotEnabled,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminSetUserPassword.
public struct AdminSetUserPasswordOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminSetUserPasswordResponse", [])
}

#endif
