// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeManagedLoginBranding.
public struct DescribeManagedLoginBrandingInput: OperationInput, NamesUserPool {
    public var managedLoginBrandingId: String
    public var returnMergedResources: Bool?
    public var userPoolId: UserPoolID

    public init(
        managedLoginBrandingId: String,
        returnMergedResources: Bool? = nil,
        userPoolId: UserPoolID
    ) {
        self.managedLoginBrandingId = managedLoginBrandingId
        self.returnMergedResources = returnMergedResources
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        managedLoginBrandingId = try fields.requiredValue("ManagedLoginBrandingId")
        returnMergedResources = try fields.value("ReturnMergedResources")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ManagedLoginBrandingId", managedLoginBrandingId)
        json.field("ReturnMergedResources", returnMergedResources)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DescribeManagedLoginBrandingRequest", [
        .init("ManagedLoginBrandingId", UserPoolsShapes.managedLoginBrandingIdType, required: true),
        .init("ReturnMergedResources", UserPoolsShapes.booleanType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeManagedLoginBrandingOutput
    public static let operation = OperationModel(
        name: "DescribeManagedLoginBranding", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .resourceNotFound, .invalidParameter, .tooManyRequests, .notAuthorized, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeManagedLoginBranding.
public struct DescribeManagedLoginBrandingOutput: OperationOutput {
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

    public static let shape = StructureShape("DescribeManagedLoginBrandingResponse", [
        .init("ManagedLoginBranding", .structure(ManagedLoginBrandingType.shape)),
    ])
}

#endif
