// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of UpdateManagedLoginBranding.
package struct UpdateManagedLoginBrandingInput: OperationInput {
    package var assets: [AssetType]?
    package var managedLoginBrandingId: String?
    package var settings: JSON?
    package var useCognitoProvidedValues: Bool?
    package var userPoolId: UserPoolID?

    package init(
        assets: [AssetType]? = nil,
        managedLoginBrandingId: String? = nil,
        settings: JSON? = nil,
        useCognitoProvidedValues: Bool? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.assets = assets
        self.managedLoginBrandingId = managedLoginBrandingId
        self.settings = settings
        self.useCognitoProvidedValues = useCognitoProvidedValues
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        assets = try fields.value("Assets")
        managedLoginBrandingId = try fields.value("ManagedLoginBrandingId")
        settings = try fields.value("Settings")
        useCognitoProvidedValues = try fields.value("UseCognitoProvidedValues")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Assets", assets)
        json.field("ManagedLoginBrandingId", managedLoginBrandingId)
        json.field("Settings", settings)
        json.field("UseCognitoProvidedValues", useCognitoProvidedValues)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("UpdateManagedLoginBrandingRequest", [
        .init("Assets", UserPoolsShapes.assetListType),
        .init("ManagedLoginBrandingId", UserPoolsShapes.managedLoginBrandingIdType),
        .init("Settings", UserPoolsShapes.document),
        .init("UseCognitoProvidedValues", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])

    package typealias Output = UpdateManagedLoginBrandingOutput
    package static let operation = OperationModel(
        name: "UpdateManagedLoginBranding", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .concurrentModification, .invalidParameter, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .internalError,
        ])

    package var resource: Resource { userPoolId.map(Resource.userPool) ?? .everything }
}

/// The output of UpdateManagedLoginBranding.
package struct UpdateManagedLoginBrandingOutput: OperationOutput {
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

    package static let shape = StructureShape("UpdateManagedLoginBrandingResponse", [
        .init("ManagedLoginBranding", .structure(ManagedLoginBrandingType.shape)),
    ])
}

#endif
