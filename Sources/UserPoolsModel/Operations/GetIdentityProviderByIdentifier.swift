// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of GetIdentityProviderByIdentifier.
package struct GetIdentityProviderByIdentifierInput: OperationInput, NamesUserPool {
    package var idpIdentifier: String
    package var userPoolId: UserPoolID

    package init(
        idpIdentifier: String,
        userPoolId: UserPoolID
    ) {
        self.idpIdentifier = idpIdentifier
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        idpIdentifier = try fields.requiredValue("IdpIdentifier")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("IdpIdentifier", idpIdentifier)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("GetIdentityProviderByIdentifierRequest", [
        .init("IdpIdentifier", UserPoolsShapes.idpIdentifierType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = GetIdentityProviderByIdentifierOutput
    package static let operation = OperationModel(
        name: "GetIdentityProviderByIdentifier", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetIdentityProviderByIdentifier.
package struct GetIdentityProviderByIdentifierOutput: OperationOutput {
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

    package static let shape = StructureShape("GetIdentityProviderByIdentifierResponse", [
        .init("IdentityProvider", .structure(IdentityProviderType.shape), required: true),
    ])
}

#endif
