// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of CreateManagedLoginBranding.
public struct CreateManagedLoginBrandingInput: OperationInput, NamesUserPool {
    public var assets: [AssetType]?
    public var clientId: ClientID
    public var settings: JSON?
    public var useCognitoProvidedValues: Bool?
    public var userPoolId: UserPoolID

    public init(
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

    public init(_ fields: JSONObject) throws {
        assets = try fields.value("Assets")
        clientId = try fields.requiredValue("ClientId")
        settings = try fields.value("Settings")
        useCognitoProvidedValues = try fields.value("UseCognitoProvidedValues")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Assets", assets)
        json.field("ClientId", clientId)
        json.field("Settings", settings)
        json.field("UseCognitoProvidedValues", useCognitoProvidedValues)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("CreateManagedLoginBrandingRequest", [
        .init("Assets", UserPoolsShapes.assetListType),
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("Settings", UserPoolsShapes.document),
        .init("UseCognitoProvidedValues", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = CreateManagedLoginBrandingOutput
    public static let operation = OperationModel(
        name: "CreateManagedLoginBranding", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .concurrentModification, .managedLoginBrandingExists, .invalidParameter,
            .tooManyRequests, .notAuthorized, .limitExceeded, .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateManagedLoginBranding.
public struct CreateManagedLoginBrandingOutput: OperationOutput {
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

    public static let shape = StructureShape("CreateManagedLoginBrandingResponse", [
        .init("ManagedLoginBranding", .structure(ManagedLoginBrandingType.shape)),
    ])
}

#endif
