// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DeleteManagedLoginBranding.
package struct DeleteManagedLoginBrandingInput: OperationInput, NamesUserPool {
    package var managedLoginBrandingId: String
    package var userPoolId: UserPoolID

    package init(
        managedLoginBrandingId: String,
        userPoolId: UserPoolID
    ) {
        self.managedLoginBrandingId = managedLoginBrandingId
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        managedLoginBrandingId = try fields.requiredValue("ManagedLoginBrandingId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ManagedLoginBrandingId", managedLoginBrandingId)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DeleteManagedLoginBrandingRequest", [
        .init("ManagedLoginBrandingId", UserPoolsShapes.managedLoginBrandingIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DeleteManagedLoginBrandingOutput
    package static let operation = OperationModel(
        name: "DeleteManagedLoginBranding", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .concurrentModification, .invalidParameter, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// DeleteManagedLoginBranding has no output.
package typealias DeleteManagedLoginBrandingOutput = NoOutput

#endif
