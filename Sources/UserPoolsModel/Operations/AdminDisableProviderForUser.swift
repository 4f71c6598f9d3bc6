// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminDisableProviderForUser.
public struct AdminDisableProviderForUserInput: OperationInput, NamesUserPool {
    public var user: ProviderUserIdentifierType
    public var userPoolId: UserPoolID

    public init(
        user: ProviderUserIdentifierType,
        userPoolId: UserPoolID
    ) {
        self.user = user
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        user = try fields.requiredValue("User")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("User", user)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("AdminDisableProviderForUserRequest", [
        .init("User", .structure(ProviderUserIdentifierType.shape), required: true),
        .init("UserPoolId", UserPoolsShapes.stringType, required: true),
    ])

    public typealias Output = AdminDisableProviderForUserOutput
    public static let operation = OperationModel(
        name: "AdminDisableProviderForUser", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userNotFound, .aliasExists,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminDisableProviderForUser.
public struct AdminDisableProviderForUserOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminDisableProviderForUserResponse", [])
}

#endif
