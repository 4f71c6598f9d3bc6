// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of AdminLinkProviderForUser.
public struct AdminLinkProviderForUserInput: OperationInput, NamesUserPool {
    public var destinationUser: ProviderUserIdentifierType
    public var sourceUser: ProviderUserIdentifierType
    public var userPoolId: UserPoolID

    public init(
        destinationUser: ProviderUserIdentifierType,
        sourceUser: ProviderUserIdentifierType,
        userPoolId: UserPoolID
    ) {
        self.destinationUser = destinationUser
        self.sourceUser = sourceUser
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        destinationUser = try fields.requiredValue("DestinationUser")
        sourceUser = try fields.requiredValue("SourceUser")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("DestinationUser", destinationUser)
        json.field("SourceUser", sourceUser)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("AdminLinkProviderForUserRequest", [
        .init("DestinationUser", .structure(ProviderUserIdentifierType.shape), required: true),
        .init("SourceUser", .structure(ProviderUserIdentifierType.shape), required: true),
        .init("UserPoolId", UserPoolsShapes.stringType, required: true),
    ])

    public typealias Output = AdminLinkProviderForUserOutput
    public static let operation = OperationModel(
        name: "AdminLinkProviderForUser", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userNotFound, .aliasExists,
            .limitExceeded, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of AdminLinkProviderForUser.
public struct AdminLinkProviderForUserOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("AdminLinkProviderForUserResponse", [])
}

#endif
