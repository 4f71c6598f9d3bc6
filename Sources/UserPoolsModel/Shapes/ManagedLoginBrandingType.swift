// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `ManagedLoginBrandingType`.
package struct ManagedLoginBrandingType: Structure {
    package var assets: [AssetType]?
    package var creationDate: Instant?
    package var lastModifiedDate: Instant?
    package var managedLoginBrandingId: String?
    package var settings: JSON?
    package var useCognitoProvidedValues: Bool?
    package var userPoolId: UserPoolID?

    package init(
        assets: [AssetType]? = nil,
        creationDate: Instant? = nil,
        lastModifiedDate: Instant? = nil,
        managedLoginBrandingId: String? = nil,
        settings: JSON? = nil,
        useCognitoProvidedValues: Bool? = nil,
        userPoolId: UserPoolID? = nil
    ) {
        self.assets = assets
        self.creationDate = creationDate
        self.lastModifiedDate = lastModifiedDate
        self.managedLoginBrandingId = managedLoginBrandingId
        self.settings = settings
        self.useCognitoProvidedValues = useCognitoProvidedValues
        self.userPoolId = userPoolId
    }

    package init(_ fields: JSONObject) throws {
        assets = try fields.value("Assets")
        creationDate = try fields.value("CreationDate")
        lastModifiedDate = try fields.value("LastModifiedDate")
        managedLoginBrandingId = try fields.value("ManagedLoginBrandingId")
        settings = try fields.value("Settings")
        useCognitoProvidedValues = try fields.value("UseCognitoProvidedValues")
        userPoolId = try fields.value("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Assets", assets)
        json.field("CreationDate", creationDate)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("ManagedLoginBrandingId", managedLoginBrandingId)
        json.field("Settings", settings)
        json.field("UseCognitoProvidedValues", useCognitoProvidedValues)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("ManagedLoginBrandingType", [
        .init("Assets", UserPoolsShapes.assetListType),
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("ManagedLoginBrandingId", UserPoolsShapes.managedLoginBrandingIdType),
        .init("Settings", UserPoolsShapes.document),
        .init("UseCognitoProvidedValues", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
