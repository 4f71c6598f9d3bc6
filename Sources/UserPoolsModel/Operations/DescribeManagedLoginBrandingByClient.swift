// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of DescribeManagedLoginBrandingByClient.
package struct DescribeManagedLoginBrandingByClientInput: OperationInput, NamesUserPool {
    package var clientId: ClientID
    package var returnMergedResources: Bool?
    package var userPoolId: UserPoolID

    package init(
        clientId: ClientID,
        returnMergedResources: Bool? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.returnMergedResources = returnMergedResources
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        returnMergedResources = try fields.value("ReturnMergedResources")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ReturnMergedResources", returnMergedResources)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("DescribeManagedLoginBrandingByClientRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ReturnMergedResources", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = DescribeManagedLoginBrandingByClientOutput
    package static let operation = OperationModel(
        name: "DescribeManagedLoginBrandingByClient", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeManagedLoginBrandingByClient.
package struct DescribeManagedLoginBrandingByClientOutput: OperationOutput {
    package var managedLoginBranding: ManagedLoginBrandingType?

    package init(
        managedLoginBranding: ManagedLoginBrandingType? = nil
    ) {
        self.managedLoginBranding = managedLoginBranding
    }

    package init(_ fields: JSONObject) throws {
        managedLoginBranding = try fields.value("ManagedLoginBranding")
    }

    package func write(members json: inout JSONWriter) {
        json.field("ManagedLoginBranding", managedLoginBranding)
    }

    package static let shape = StructureShape("DescribeManagedLoginBrandingByClientResponse", [
        .init("ManagedLoginBranding", .structure(ManagedLoginBrandingType.shape)),
    ])
}

#endif
