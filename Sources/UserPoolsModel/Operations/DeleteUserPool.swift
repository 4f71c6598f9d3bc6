// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteUserPool.
public struct DeleteUserPoolInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("DeleteUserPoolRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteUserPoolOutput
    public static let operation = OperationModel(
        name: "DeleteUserPool", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userImportInProgress,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// DeleteUserPool has no output.
public typealias DeleteUserPoolOutput = NoOutput

#endif
