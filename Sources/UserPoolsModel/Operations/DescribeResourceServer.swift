// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DescribeResourceServer.
package struct DescribeResourceServerInput: OperationInput, NamesUserPool {
    package var identifier: String
    package var userPoolId: UserPoolID

    package init(
        identifier: String,
        userPoolId: UserPoolID
    ) {
        self.identifier = identifier
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        identifier = try fields.requiredValue("Identifier")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Identifier", identifier)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DescribeResourceServerRequest", [
        .init("Identifier", UserPoolsShapes.resourceServerIdentifierType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DescribeResourceServerOutput
    package static let operation = OperationModel(
        name: "DescribeResourceServer", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeResourceServer.
package struct DescribeResourceServerOutput: OperationOutput {
    package var resourceServer: ResourceServerType

    package init(
        resourceServer: ResourceServerType
    ) {
        self.resourceServer = resourceServer
    }

    package init(_ fields: JSONObject) throws {
        resourceServer = try fields.requiredValue("ResourceServer")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ResourceServer", resourceServer)
    }

    package static let shape = StructureShape("DescribeResourceServerResponse", [
        .init("ResourceServer", .structure(ResourceServerType.shape), required: true),
    ])
}

#endif
