// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DescribeUserPool.
package struct DescribeUserPoolInput: OperationInput, NamesUserPool {
    package var userPoolId: UserPoolID

    package init(
        userPoolId: UserPoolID
    ) {
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DescribeUserPoolRequest", [
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DescribeUserPoolOutput
    package static let operation = OperationModel(
        name: "DescribeUserPool", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .userPoolTagging,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeUserPool.
package struct DescribeUserPoolOutput: OperationOutput {
    package var userPool: UserPoolType?

    package init(
        userPool: UserPoolType? = nil
    ) {
        self.userPool = userPool
    }

    package init(_ fields: JSONObject) throws {
        userPool = try fields.value("UserPool")
    }

    package func write(members json: inout JSONWriter) {
        json.field("UserPool", userPool)
    }

    package static let shape = StructureShape("DescribeUserPoolResponse", [
        .init("UserPool", .structure(UserPoolType.shape)),
    ])
}

#endif
