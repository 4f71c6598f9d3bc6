// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DescribeIdentityUsage.
package struct DescribeIdentityUsageInput: OperationInput, NamesIdentityPool {
    package var identityId: String
    package var identityPoolId: String

    package init(
        identityId: String,
        identityPoolId: String
    ) {
        self.identityId = identityId
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("DescribeIdentityUsageRequest", [
        .init("IdentityId", SyncShapes.identityId, required: true, location: .path("IdentityId")),
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    package typealias Output = DescribeIdentityUsageOutput
    package static let operation = OperationModel(
        name: "DescribeIdentityUsage", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}/identities/{IdentityId}"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
        ])

    package var resource: Resource { .identity(identityId, pool: identityPoolId, dataset: nil) }
}

/// The output of DescribeIdentityUsage.
package struct DescribeIdentityUsageOutput: OperationOutput {
    package var identityUsage: IdentityUsage?

    package init(
        identityUsage: IdentityUsage? = nil
    ) {
        self.identityUsage = identityUsage
    }

    package init(_ fields: JSONObject) throws {
        identityUsage = try fields.value("IdentityUsage")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityUsage", identityUsage)
    }

    package static let shape = StructureShape("DescribeIdentityUsageResponse", [
        .init("IdentityUsage", .structure(IdentityUsage.shape)),
    ])
}
