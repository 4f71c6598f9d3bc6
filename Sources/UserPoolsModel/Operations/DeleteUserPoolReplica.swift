// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteUserPoolReplica.
public struct DeleteUserPoolReplicaInput: OperationInput, NamesUserPool {
    public var regionName: String
    public var userPoolId: UserPoolID

    public init(
        regionName: String,
        userPoolId: UserPoolID
    ) {
        self.regionName = regionName
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        regionName = try fields.requiredValue("RegionName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RegionName", regionName)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DeleteUserPoolReplicaRequest", [
        .init("RegionName", UserPoolsShapes.regionNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteUserPoolReplicaOutput
    public static let operation = OperationModel(
        name: "DeleteUserPoolReplica", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled, .internalError,
            .resourceNotFound,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DeleteUserPoolReplica.
public struct DeleteUserPoolReplicaOutput: OperationOutput {
    public var userPoolReplica: UserPoolReplicaType?

    public init(
        userPoolReplica: UserPoolReplicaType? = nil
    ) {
        self.userPoolReplica = userPoolReplica
    }

    public init(_ fields: JSONObject) throws {
        userPoolReplica = try fields.value("UserPoolReplica")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UserPoolReplica", userPoolReplica)
    }

    public static let shape = StructureShape("DeleteUserPoolReplicaResponse", [
        .init("UserPoolReplica", .structure(UserPoolReplicaType.shape)),
    ])
}

#endif
