// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DescribeIdentityUsage.
public struct DescribeIdentityUsageInput: OperationInput, NamesIdentityPool {
    public var identityId: String
    public var identityPoolId: String

    public init(
        identityId: String,
        identityPoolId: String
    ) {
        self.identityId = identityId
        self.identityPoolId = identityPoolId
    }

    public init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
    }

    public static let shape = StructureShape("DescribeIdentityUsageRequest", [
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    public typealias Output = DescribeIdentityUsageOutput
    public static let operation = OperationModel(
        name: "DescribeIdentityUsage", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/identities/{IdentityId}"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
        ])

    public var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: nil) }
}

/// The output of DescribeIdentityUsage.
public struct DescribeIdentityUsageOutput: OperationOutput {
    public var identityUsage: IdentityUsage?

    public init(
        identityUsage: IdentityUsage? = nil
    ) {
        self.identityUsage = identityUsage
    }

    public init(_ fields: JSONObject) throws {
        identityUsage = try fields.value("IdentityUsage")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityUsage", identityUsage)
    }

    public static let shape = StructureShape("DescribeIdentityUsageResponse", [
        .init("IdentityUsage", .structure(IdentityUsage.shape)),
    ])
}
