// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of BulkPublish.
public struct BulkPublishInput: OperationInput, NamesIdentityPool {
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

    public static let shape = StructureShape("BulkPublishRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    public typealias Output = BulkPublishOutput
    public static let operation = OperationModel(
        name: "BulkPublish", service: .sync, signed: true, hasOutput: true,
        route: Route(.post, "/identitypools/{IdentityPoolId}/bulkpublish"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .duplicateRequest,
            .alreadyStreamed,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of BulkPublish.
public struct BulkPublishOutput: OperationOutput {
    public var identityPoolId: String?

    public init(
        identityPoolId: String? = nil
    ) {
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        identityPoolId = try fields.value("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("BulkPublishResponse", [
        .init("IdentityPoolId", SyncShapes.identityPoolId),
    ])
}
