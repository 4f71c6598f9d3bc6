// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteResourceServer.
public struct DeleteResourceServerInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("DeleteResourceServerRequest", [
        .init("Identifier", UserPoolsShapes.resourceServerIdentifierType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteResourceServerOutput
    public static let operation = OperationModel(
        name: "DeleteResourceServer", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// DeleteResourceServer has no output.
public typealias DeleteResourceServerOutput = NoOutput

#endif
