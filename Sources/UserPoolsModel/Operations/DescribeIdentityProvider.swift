// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DescribeIdentityProvider.
public struct DescribeIdentityProviderInput: OperationInput, NamesUserPool {
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

    public static let shape = StructureShape("DescribeIdentityProviderRequest", [
        .init("ProviderName", UserPoolsShapes.providerNameType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DescribeIdentityProviderOutput
    public static let operation = OperationModel(
        name: "DescribeIdentityProvider", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .resourceNotFound, .notAuthorized, .tooManyRequests, .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DescribeIdentityProvider.
public struct DescribeIdentityProviderOutput: OperationOutput {
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

    public static let shape = StructureShape("DescribeIdentityProviderResponse", [
        .init("IdentityProvider", .structure(IdentityProviderType.shape), required: true),
    ])
}

#endif
