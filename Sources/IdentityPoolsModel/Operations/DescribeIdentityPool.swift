// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of DescribeIdentityPool.
public struct DescribeIdentityPoolInput: OperationInput, NamesIdentityPool {
    public var identityPoolId: String

    public init(
        identityPoolId: String
    ) {
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("DescribeIdentityPoolInput", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
    ])

    public typealias Output = DescribeIdentityPoolOutput
    public static let operation = OperationModel(
        name: "DescribeIdentityPool", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of DescribeIdentityPool.
public typealias DescribeIdentityPoolOutput = IdentityPool

#endif
