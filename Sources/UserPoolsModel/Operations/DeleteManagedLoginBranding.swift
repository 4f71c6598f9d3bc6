// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteManagedLoginBranding.
public struct DeleteManagedLoginBrandingInput: OperationInput, NamesUserPool {
    public var managedLoginBrandingId: String
    public var userPoolId: UserPoolID

    public init(
        managedLoginBrandingId: String,
        userPoolId: UserPoolID
    ) {
        self.managedLoginBrandingId = managedLoginBrandingId
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        managedLoginBrandingId = try fields.requiredValue("ManagedLoginBrandingId")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ManagedLoginBrandingId", managedLoginBrandingId)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DeleteManagedLoginBrandingRequest", [
        .init("ManagedLoginBrandingId", UserPoolsShapes.managedLoginBrandingIdType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteManagedLoginBrandingOutput
    public static let operation = OperationModel(
        name: "DeleteManagedLoginBranding", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .resourceNotFound, .concurrentModification, .invalidParameter, .tooManyRequests, .notAuthorized,
            .operationNotEnabled, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// DeleteManagedLoginBranding has no output.
public typealias DeleteManagedLoginBrandingOutput = NoOutput

#endif
