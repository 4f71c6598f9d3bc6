// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeResourceServer.
public struct DescribeResourceServerInput: OperationInput, NamesUserPool {
    public var identifier: String
    public var userPoolId: UserPoolID

    public init(
        identifier: String,
        userPoolId: UserPoolID
    ) {
        self.identifier = identifier
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        identifier = try fields.requiredValue("Identifier")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Identifier", identifier)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DescribeResourceServerRequest", [
        .init("Identifier", UserPoolsShapes.resourceServerIdentifierType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeResourceServerOutput
    public static let operation = OperationModel(
        name: "DescribeResourceServer", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeResourceServer.
public struct DescribeResourceServerOutput: OperationOutput {
    public var resourceServer: ResourceServerType

    public init(
        resourceServer: ResourceServerType
    ) {
        self.resourceServer = resourceServer
    }

    public init(_ fields: JSONObject) throws {
        resourceServer = try fields.requiredValue("ResourceServer")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ResourceServer", resourceServer)
    }

    public static let shape = StructureShape("DescribeResourceServerResponse", [
        .init("ResourceServer", .structure(ResourceServerType.shape), required: true),
    ])
}

#endif
