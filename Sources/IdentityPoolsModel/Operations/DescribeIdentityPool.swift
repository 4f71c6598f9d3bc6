// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of DescribeIdentityPool.
package struct DescribeIdentityPoolInput: OperationInput, NamesIdentityPool {
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

    package static let shape = StructureShape("DescribeIdentityPoolInput", [
        .init("IdentityPoolId", IdentityPoolsShapes.identityPoolId, required: true),
    ])

    package typealias Output = DescribeIdentityPoolOutput
    package static let operation = OperationModel(
        name: "DescribeIdentityPool", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .identityPool(identityPoolId) }
}

/// The output of DescribeIdentityPool.
package typealias DescribeIdentityPoolOutput = IdentityPool

#endif
