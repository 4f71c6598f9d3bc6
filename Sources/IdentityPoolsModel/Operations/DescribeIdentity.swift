// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of DescribeIdentity.
public struct DescribeIdentityInput: OperationInput {
    public var identityId: String

    public init(
        identityId: String
    ) {
        self.identityId = identityId
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
    }

    public static let shape = StructureShape("DescribeIdentityInput", [
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
    ])

    public typealias Output = DescribeIdentityOutput
    public static let operation = OperationModel(
        name: "DescribeIdentity", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])
}

/// The output of DescribeIdentity.
public typealias DescribeIdentityOutput = IdentityDescription

#endif
