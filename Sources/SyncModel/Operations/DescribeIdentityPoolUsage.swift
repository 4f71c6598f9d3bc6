// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The input of DescribeIdentityPoolUsage.
public struct DescribeIdentityPoolUsageInput: OperationInput, NamesIdentityPool {
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

    public static let shape = StructureShape("DescribeIdentityPoolUsageRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    public typealias Output = DescribeIdentityPoolUsageOutput
    public static let operation = OperationModel(
        name: "DescribeIdentityPoolUsage", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
        ])

    public var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of DescribeIdentityPoolUsage.
public struct DescribeIdentityPoolUsageOutput: OperationOutput {
    public var identityPoolUsage: IdentityPoolUsage?

    public init(
        identityPoolUsage: IdentityPoolUsage? = nil
    ) {
        self.identityPoolUsage = identityPoolUsage
    }

    public init(_ fields: JSONObject) throws {
        identityPoolUsage = try fields.value("IdentityPoolUsage")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityPoolUsage", identityPoolUsage)
    }

    public static let shape = StructureShape("DescribeIdentityPoolUsageResponse", [
        .init("IdentityPoolUsage", .structure(IdentityPoolUsage.shape)),
    ])
}
