// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import Kernel
public import WireRuntime

/// The model's `ManagedLoginBrandingType`.
public struct ManagedLoginBrandingType: Structure {
    public var assets: [AssetType]?
    public var creationDate: Instant?
    public var lastModifiedDate: Instant?
    public var managedLoginBrandingId: String?
    public var settings: JSON?
    public var useCognitoProvidedValues: Bool?
    public var userPoolId: UserPoolID?

    public init(
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

    public init(_ fields: JSONObject) throws {
        assets = try fields.value("Assets")
        creationDate = try fields.value("CreationDate")
        lastModifiedDate = try fields.value("LastModifiedDate")
        managedLoginBrandingId = try fields.value("ManagedLoginBrandingId")
        settings = try fields.value("Settings")
        useCognitoProvidedValues = try fields.value("UseCognitoProvidedValues")
        userPoolId = try fields.value("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Assets", assets)
        json.field("CreationDate", creationDate)
        json.field("LastModifiedDate", lastModifiedDate)
        json.field("ManagedLoginBrandingId", managedLoginBrandingId)
        json.field("Settings", settings)
        json.field("UseCognitoProvidedValues", useCognitoProvidedValues)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("ManagedLoginBrandingType", [
        .init("Assets", UserPoolsShapes.assetListType),
        .init("CreationDate", UserPoolsShapes.dateType),
        .init("LastModifiedDate", UserPoolsShapes.dateType),
        .init("ManagedLoginBrandingId", UserPoolsShapes.managedLoginBrandingIdType),
        .init("Settings", UserPoolsShapes.document),
        .init("UseCognitoProvidedValues", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])
}
