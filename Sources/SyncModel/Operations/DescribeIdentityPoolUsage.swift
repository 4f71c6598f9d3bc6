// Generated from cognito-sync.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The input of DescribeIdentityPoolUsage.
package struct DescribeIdentityPoolUsageInput: OperationInput, NamesIdentityPool {
    package var identityPoolId: String

    package init(
        identityPoolId: String
    ) {
        self.identityPoolId = identityPoolId
    }

    package init(_ fields: JSONObject) throws {
        identityPoolId = try fields.requiredValue("IdentityPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolId", identityPoolId)
    }

    package static let shape = StructureShape("DescribeIdentityPoolUsageRequest", [
        .init("IdentityPoolId", SyncShapes.identityPoolId, required: true, location: .path("IdentityPoolId")),
    ])

    package typealias Output = DescribeIdentityPoolUsageOutput
    package static let operation = OperationModel(
        name: "DescribeIdentityPoolUsage", service: .sync, signed: true, hasOutput: true,
        route: Route(.get, "/identitypools/{IdentityPoolId}"),
        errors: [
            .notAuthorized, .invalidParameter, .resourceNotFound, .internalError, .tooManyRequests,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of DescribeIdentityPoolUsage.
package struct DescribeIdentityPoolUsageOutput: OperationOutput {
    package var identityPoolUsage: IdentityPoolUsage?

    package init(
        identityPoolUsage: IdentityPoolUsage? = nil
    ) {
        self.identityPoolUsage = identityPoolUsage
    }

    package init(_ fields: JSONObject) throws {
        identityPoolUsage = try fields.value("IdentityPoolUsage")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityPoolUsage", identityPoolUsage)
    }

    package static let shape = StructureShape("DescribeIdentityPoolUsageResponse", [
        .init("IdentityPoolUsage", .structure(IdentityPoolUsage.shape)),
    ])
}
