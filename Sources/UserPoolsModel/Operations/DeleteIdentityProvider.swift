// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteIdentityProvider.
public struct DeleteIdentityProviderInput: OperationInput, NamesUserPool {
    public var providerName: String
    public var userPoolId: UserPoolID

    public init(
        providerName: String,
        userPoolId: UserPoolID
    ) {
        self.providerName = providerName
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        providerName = try fields.requiredValue("ProviderName")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("ProviderName", providerName)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DeleteIdentityProviderRequest", [
        .init("ProviderName", UserPoolsShapes.providerNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteIdentityProviderOutput
    public static let operation = OperationModel(
        name: "DeleteIdentityProvider", service: .userPools, signed: true, hasOutput: false,
        errors: [
            .invalidParameter, .unsupportedIdentityProvider, .concurrentModification, .resourceNotFound,
            .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// DeleteIdentityProvider has no output.
public typealias DeleteIdentityProviderOutput = NoOutput

#endif
