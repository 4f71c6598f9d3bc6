// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminDeleteUserAttributes.
public struct AdminDeleteUserAttributesInput: OperationInput, NamesUserPool {
    public var userAttributeNames: [String]
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        userAttributeNames: [String],
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.userAttributeNames = userAttributeNames
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        userAttributeNames = try fields.requiredValue("UserAttributeNames")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserAttributeNames", userAttributeNames)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminDeleteUserAttributesRequest", [
        .init("UserAttributeNames", UserPoolsShapes.attributeNameListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminDeleteUserAttributesOutput
    public static let operation = OperationModel(
        name: "AdminDeleteUserAttributes", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userNotFound,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminDeleteUserAttributes.
public struct AdminDeleteUserAttributesOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminDeleteUserAttributesResponse", [])
}

#endif
