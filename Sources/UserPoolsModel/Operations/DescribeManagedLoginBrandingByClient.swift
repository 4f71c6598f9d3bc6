// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeManagedLoginBrandingByClient.
public struct DescribeManagedLoginBrandingByClientInput: OperationInput, NamesUserPool {
    public var clientId: ClientID
    public var returnMergedResources: Bool?
    public var userPoolId: UserPoolID

    public init(
        clientId: ClientID,
        returnMergedResources: Bool? = nil,
        userPoolId: UserPoolID
    ) {
        self.clientId = clientId
        self.returnMergedResources = returnMergedResources
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        clientId = try fields.requiredValue("ClientId")
        returnMergedResources = try fields.value("ReturnMergedResources")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ClientId", clientId)
        json.field("ReturnMergedResources", returnMergedResources)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DescribeManagedLoginBrandingByClientRequest", [
        .init("ClientId", UserPoolsShapes.clientIdType, required: true),
        .init("ReturnMergedResources", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeManagedLoginBrandingByClientOutput
    public static let operation = OperationModel(
        name: "DescribeManagedLoginBrandingByClient", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeManagedLoginBrandingByClient.
public struct DescribeManagedLoginBrandingByClientOutput: OperationOutput {
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

    public static let shape = StructureShape("DescribeManagedLoginBrandingByClientResponse", [
        .init("ManagedLoginBranding", .structure(ManagedLoginBrandingType.shape)),
    ])
}

#endif
