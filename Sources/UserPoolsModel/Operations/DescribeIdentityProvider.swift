// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DescribeIdentityProvider.
package struct DescribeIdentityProviderInput: OperationInput, NamesUserPool {
    package var providerName: String
    package var userPoolId: UserPoolID

    package init(
        providerName: String,
        userPoolId: UserPoolID
    ) {
        self.providerName = providerName
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        providerName = try fields.requiredValue("ProviderName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ProviderName", providerName)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DescribeIdentityProviderRequest", [
        .init("ProviderName", UserPoolsShapes.providerNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DescribeIdentityProviderOutput
    package static let operation = OperationModel(
        name: "DescribeIdentityProvider", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeIdentityProvider.
package struct DescribeIdentityProviderOutput: OperationOutput {
    package var identityProvider: IdentityProviderType

    package init(
        identityProvider: IdentityProviderType
    ) {
        self.identityProvider = identityProvider
    }

    package init(_ fields: JSONObject) throws {
        identityProvider = try fields.requiredValue("IdentityProvider")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdentityProvider", identityProvider)
    }

    package static let shape = StructureShape("DescribeIdentityProviderResponse", [
        .init("IdentityProvider", .structure(IdentityProviderType.shape), required: true),
    ])
}

#endif
