// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of CreateManagedLoginBranding.
package struct CreateManagedLoginBrandingInput: OperationInput, NamesUserPool {
    package var assets: [AssetType]?
    package var clientId: ClientID
    package var settings: JSON?
    package var useCognitoProvidedValues: Bool?
    package var userPoolId: UserPoolID

    package init(
        assets: [AssetType]? = nil,
        clientId: ClientID,
        settings: JSON? = nil,
        useCognitoProvidedValues: Bool? = nil,
        userPoolId: UserPoolID
    ) {
        self.assets = assets
        self.clientId = clientId
        self.settings = settings
        self.useCognitoProvidedValues = useCognitoProvidedValues
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        assets = try fields.value("Assets")
        clientId = try fields.requiredValue("ClientId")
        settings = try fields.value("Settings")
        useCognitoProvidedValues = try fields.value("UseCognitoProvidedValues")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Assets", assets)
        json.field("ClientId", clientId)
        json.field("Settings", settings)
        json.field("UseCognitoProvidedValues", useCognitoProvidedValues)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("CreateManagedLoginBrandingRequest", [
        .init("Assets", UserPoolsShapes.assetListType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("Settings", UserPoolsShapes.document),
        .init("UseCognitoProvidedValues", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = CreateManagedLoginBrandingOutput
    package static let operation = OperationModel(
        name: "CreateManagedLoginBranding", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .concurrentModification, .managedLoginBrandingExists, .invalidParameter,
            .tooManyRequests, .notAuthorized, .limitExceeded, .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateManagedLoginBranding.
package struct CreateManagedLoginBrandingOutput: OperationOutput {
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

    package static let shape = StructureShape("CreateManagedLoginBrandingResponse", [
        .init("ManagedLoginBranding", .structure(ManagedLoginBrandingType.shape)),
    ])
}

#endif
