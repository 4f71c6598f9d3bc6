// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of DeleteIdentityPool.
public struct DeleteIdentityPoolInput: OperationInput, NamesIdentityPool {
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

    public static let shape = StructureShape("DeleteIdentityPoolInput", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
    ])

    public typealias Output = DeleteIdentityPoolOutput
    public static let operation = OperationModel(
        name: "DeleteIdentityPool", service: .identityPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// DeleteIdentityPool has no output.
public typealias DeleteIdentityPoolOutput = NoOutput

#endif
