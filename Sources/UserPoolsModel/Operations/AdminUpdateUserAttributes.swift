// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminUpdateUserAttributes.
public struct AdminUpdateUserAttributesInput: OperationInput, NamesUserPool {
    public var clientMetadata: [String: String]?
    public var userAttributes: [AttributeType]
    public var userPoolId: UserPoolID
    public var username: Username

    public init(
        clientMetadata: [String: String]? = nil,
        userAttributes: [AttributeType],
        userPoolId: UserPoolID,
        username: Username
    ) {
        self.clientMetadata = clientMetadata
        self.userAttributes = userAttributes
        self.userPoolId = userPoolId
        self.username = username
    }

    public init(_ fields: JSONObject) throws {
        clientMetadata = try fields.value("ClientMetadata")
        userAttributes = try fields.requiredValue("UserAttributes")
        userPoolId = try fields.requiredValue("UserPoolId")
        username = try fields.requiredValue("Username")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientMetadata", clientMetadata)
        json.field("UserAttributes", userAttributes)
        json.field("UserPoolId", userPoolId)
        json.field("Username", username)
    }

    public static let shape = StructureShape("AdminUpdateUserAttributesRequest", [
        .init("ClientMetadata", UserPoolsShapes.clientMetadataType),
        .init("UserAttributes", UserPoolsShapes.attributeListType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("Username", UserPoolsShapes.usernameType, required: true),
    ])

    public typealias Output = AdminUpdateUserAttributesOutput
    public static let operation = OperationModel(
        name: "AdminUpdateUserAttributes", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .unexpectedLambda, .userLambdaValidation, .invalidLambdaResponse,
            .aliasExists, .tooManyRequests, .notAuthorized, .userNotFound, .internalError,
            .invalidSmsRoleAccessPolicy, .invalidEmailRoleAccessPolicy, .invalidSmsRoleTrustRelationship,
            .operationNotEnabled,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminUpdateUserAttributes.
public struct AdminUpdateUserAttributesOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminUpdateUserAttributesResponse", [])
}

#endif
