// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteIdentityProvider.
package struct DeleteIdentityProviderInput: OperationInput, NamesUserPool {
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

    package static let shape = StructureShape("DeleteIdentityProviderRequest", [
        .init("ProviderName", UserPoolsShapes.providerNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteIdentityProviderOutput
    package static let operation = OperationModel(
        name: "DeleteIdentityProvider", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .unsupportedIdentityProvider, .concurrentModification, .resourceNotFound,
            .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// DeleteIdentityProvider has no output.
package typealias DeleteIdentityProviderOutput = NoOutput

#endif
