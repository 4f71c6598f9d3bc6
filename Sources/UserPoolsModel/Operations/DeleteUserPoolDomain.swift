// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteUserPoolDomain.
package struct DeleteUserPoolDomainInput: OperationInput, NamesUserPool {
    package var domain: String
    package var userPoolId: UserPoolID

    package init(
        domain: String,
        userPoolId: UserPoolID
    ) {
        self.domain = domain
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        domain = try fields.requiredValue("Domain")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Domain", domain)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DeleteUserPoolDomainRequest", [
        .init("Domain", UserPoolsShapes.domainType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteUserPoolDomainOutput
    package static let operation = OperationModel(
        name: "DeleteUserPoolDomain", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .notAuthorized, .invalidParameter, .concurrentModification, .resourceNotFound, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DeleteUserPoolDomain.
package struct DeleteUserPoolDomainOutput: OperationOutput {
    package init() {}

    package init(_: JSONObject) throws {}

    package func write(members _: inout JSONWriter) {}

    package static let shape = StructureShape("DeleteUserPoolDomainResponse", [])
}

#endif
