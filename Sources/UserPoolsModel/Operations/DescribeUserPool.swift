// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeUserPool.
public struct DescribeUserPoolInput: OperationInput, NamesUserPool {
    public var userPoolId: UserPoolID

    public init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DescribeUserPoolRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeUserPoolOutput
    public static let operation = OperationModel(
        name: "DescribeUserPool", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userPoolTagging,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeUserPool.
public struct DescribeUserPoolOutput: OperationOutput {
    public var userPool: UserPoolType?

    public init(
        userPool: UserPoolType? = nil
    ) {
        self.userPool = userPool
    }

    public init(_ fields: JSONObject) throws {
        userPool = try fields.value("UserPool")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPool", userPool)
    }

    public static let shape = StructureShape("DescribeUserPoolResponse", [
        .init("UserPool", .structure(UserPoolType.shape)),
    ])
}

#endif
