// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of UpdateManagedLoginBranding.
public struct UpdateManagedLoginBrandingInput: OperationInput {
    public var assets: [AssetType]?
    public var managedLoginBrandingId: String?
    public var settings: JSON?
    public var useCognitoProvidedValues: Bool?
    public var userPoolId: UserPoolID?

    public init(
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

    public init(_ fields: JSONObject) throws {
        assets = try fields.value("Assets")
        managedLoginBrandingId = try fields.value("ManagedLoginBrandingId")
        settings = try fields.value("Settings")
        useCognitoProvidedValues = try fields.value("UseCognitoProvidedValues")
        userPoolId = try fields.value("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Assets", assets)
        json.field("ManagedLoginBrandingId", managedLoginBrandingId)
        json.field("Settings", settings)
        json.field("UseCognitoProvidedValues", useCognitoProvidedValues)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("UpdateManagedLoginBrandingRequest", [
        .init("Assets", UserPoolsShapes.assetListType),
        .init("ManagedLoginBrandingId", UserPoolsShapes.managedLoginBrandingIdType),
        .init("Settings", UserPoolsShapes.document),
        .init("UseCognitoProvidedValues", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
    ])

    public typealias Output = UpdateManagedLoginBrandingOutput
    public static let operation = OperationModel(
        name: "UpdateManagedLoginBranding", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .concurrentModification, .invalidParameter, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { userPoolId.map(Resource.userPool) ?? .everything }
}

/// The output of UpdateManagedLoginBranding.
public struct UpdateManagedLoginBrandingOutput: OperationOutput {
    public var managedLoginBranding: ManagedLoginBrandingType?

    public init(
        managedLoginBranding: ManagedLoginBrandingType? = nil
    ) {
        self.managedLoginBranding = managedLoginBranding
    }

    public init(_ fields: JSONObject) throws {
        managedLoginBranding = try fields.value("ManagedLoginBranding")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ManagedLoginBranding", managedLoginBranding)
    }

    public static let shape = StructureShape("UpdateManagedLoginBrandingResponse", [
        .init("ManagedLoginBranding", .structure(ManagedLoginBrandingType.shape)),
    ])
}

#endif
