// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import WireRuntime

/// The input of DeleteIdentities.
public struct DeleteIdentitiesInput: OperationInput {
    public var identityIdsToDelete: [String]

    public init(
        identityIdsToDelete: [String]
    ) {
        self.identityIdsToDelete = identityIdsToDelete
    }

    public init(_ fields: JSONObject) throws {
        identityIdsToDelete = try fields.requiredValue("IdentityIdsToDelete")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityIdsToDelete", identityIdsToDelete)
    }

    public static let shape = StructureShape("DeleteIdentitiesInput", [
        .init("IdentityIdsToDelete", IdentityPoolsShapes.identityIdList, required: true),
    ])

    public typealias Output = DeleteIdentitiesOutput
    public static let operation = OperationModel(
        name: "DeleteIdentities", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .tooManyRequests, .internalError,
        ])
}

/// The output of DeleteIdentities.
public struct DeleteIdentitiesOutput: OperationOutput {
    public var unprocessedIdentityIds: [UnprocessedIdentityId]?

    public init(
        unprocessedIdentityIds: [UnprocessedIdentityId]? = nil
    ) {
        self.unprocessedIdentityIds = unprocessedIdentityIds
    }

    public init(_ fields: JSONObject) throws {
        unprocessedIdentityIds = try fields.value("UnprocessedIdentityIds")
    }

    public func write(members json: inout JSONWriter) {
        json.field("UnprocessedIdentityIds", unprocessedIdentityIds)
    }

    public static let shape = StructureShape("DeleteIdentitiesResponse", [
        .init("UnprocessedIdentityIds", IdentityPoolsShapes.unprocessedIdentityIdList),
    ])
}

#endif
