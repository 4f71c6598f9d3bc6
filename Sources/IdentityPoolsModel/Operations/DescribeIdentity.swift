// Generated from cognito-identity.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import WireRuntime

/// The input of DescribeIdentity.
package struct DescribeIdentityInput: OperationInput {
    package var identityId: String

    package init(
        identityId: String
    ) {
        self.identityId = identityId
    }

    package init(_ fields: JSONObject) throws {
        identityId = try fields.requiredValue("IdentityId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityId", identityId)
    }

    package static let shape = StructureShape("DescribeIdentityInput", [
        .init("IdentityId", IdentityPoolsShapes.identityId, required: true),
    ])

    package typealias Output = DescribeIdentityOutput
    package static let operation = OperationModel(
        name: "DescribeIdentity", service: .identityPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])
}

/// The output of DescribeIdentity.
package typealias DescribeIdentityOutput = IdentityDescription

#endif
