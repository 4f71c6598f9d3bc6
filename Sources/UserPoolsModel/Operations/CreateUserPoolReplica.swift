// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of CreateUserPoolReplica.
public struct CreateUserPoolReplicaInput: OperationInput, NamesUserPool {
    public var regionName: String
    public var userPoolId: UserPoolID
    public var userPoolTags: [String: String]?

    public init(
        regionName: String,
        userPoolId: UserPoolID,
        userPoolTags: [String: String]? = nil
    ) {
        self.regionName = regionName
        self.userPoolId = userPoolId
        self.userPoolTags = userPoolTags
    }

    public init(_ fields: JSONObject) throws {
        regionName = try fields.requiredValue("RegionName")
        userPoolId = try fields.requiredValue("UserPoolId")
        userPoolTags = try fields.value("UserPoolTags")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RegionName", regionName)
        json.field("UserPoolId", userPoolId)
        json.field("UserPoolTags", userPoolTags)
    }

    public static let shape = StructureShape("CreateUserPoolReplicaRequest", [
        .init("RegionName", UserPoolsShapes.regionNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
        .init("UserPoolTags", UserPoolsShapes.userPoolTagsType),
    ])

    public typealias Output = CreateUserPoolReplicaOutput
    public static let operation = OperationModel(
        name: "CreateUserPoolReplica", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .limitExceeded, .notAuthorized, .userPoolTagging,
            .operationNotEnabled, .internalError, .resourceNotFound, .featureUnavailableInTier,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateUserPoolReplica.
public struct CreateUserPoolReplicaOutput: OperationOutput {
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

    public static let shape = StructureShape("CreateUserPoolReplicaResponse", [
        .init("UserPoolReplica", .structure(UserPoolReplicaType.shape)),
    ])
}

#endif
