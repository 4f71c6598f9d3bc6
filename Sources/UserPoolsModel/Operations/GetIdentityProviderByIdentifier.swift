// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of GetIdentityProviderByIdentifier.
public struct GetIdentityProviderByIdentifierInput: OperationInput, NamesUserPool {
    public var idpIdentifier: String
    public var userPoolId: UserPoolID

    public init(
        idpIdentifier: String,
        userPoolId: UserPoolID
    ) {
        self.idpIdentifier = idpIdentifier
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        idpIdentifier = try fields.requiredValue("IdpIdentifier")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdpIdentifier", idpIdentifier)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("GetIdentityProviderByIdentifierRequest", [
        .init("IdpIdentifier", UserPoolsShapes.idpIdentifierType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = GetIdentityProviderByIdentifierOutput
    public static let operation = OperationModel(
        name: "GetIdentityProviderByIdentifier", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of GetIdentityProviderByIdentifier.
public struct GetIdentityProviderByIdentifierOutput: OperationOutput {
    public var identityProvider: IdentityProviderType

    public init(
        identityProvider: IdentityProviderType
    ) {
        self.identityProvider = identityProvider
    }

    public init(_ fields: JSONObject) throws {
        identityProvider = try fields.requiredValue("IdentityProvider")
    }

    public func write(members json: inout JSONWriter) {
        json.field("IdentityProvider", identityProvider)
    }

    public static let shape = StructureShape("GetIdentityProviderByIdentifierResponse", [
        .init("IdentityProvider", .structure(IdentityProviderType.shape), required: true),
    ])
}

#endif
