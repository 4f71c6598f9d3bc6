// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of UpdateUserPoolReplica.
public struct UpdateUserPoolReplicaInput: OperationInput, NamesUserPool {
    public var regionName: String
    public var status: UpdateReplicaStatusType
    public var userPoolId: UserPoolID

    public init(
        regionName: String,
        status: UpdateReplicaStatusType,
        userPoolId: UserPoolID
    ) {
        self.regionName = regionName
        self.status = status
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        regionName = try fields.requiredValue("RegionName")
        status = try fields.requiredValue("Status")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RegionName", regionName)
        json.field("Status", status)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("UpdateUserPoolReplicaRequest", [
        .init("RegionName", UserPoolsShapes.regionNameType, required: true),
        .init("Status", UserPoolsShapes.updateReplicaStatusType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = UpdateUserPoolReplicaOutput
    public static let operation = OperationModel(
        name: "UpdateUserPoolReplica", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled, .internalError,
            .resourceNotFound,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of UpdateUserPoolReplica.
public struct UpdateUserPoolReplicaOutput: OperationOutput {
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

    public static let shape = StructureShape("UpdateUserPoolReplicaResponse", [
        .init("UserPoolReplica", .structure(UserPoolReplicaType.shape)),
    ])
}

#endif
