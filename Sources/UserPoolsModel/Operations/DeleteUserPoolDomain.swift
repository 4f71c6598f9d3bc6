// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of DeleteUserPoolDomain.
public struct DeleteUserPoolDomainInput: OperationInput, NamesUserPool {
    public var domain: String
    public var userPoolId: UserPoolID

    public init(
        domain: String,
        userPoolId: UserPoolID
    ) {
        self.domain = domain
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        domain = try fields.requiredValue("Domain")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Domain", domain)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("DeleteUserPoolDomainRequest", [
        .init("Domain", UserPoolsShapes.domainType, required: true),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = DeleteUserPoolDomainOutput
    public static let operation = OperationModel(
        name: "DeleteUserPoolDomain", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .notAuthorized, .invalidParameter, .concurrentModification, .resourceNotFound, .operationNotEnabled,
            .internalError,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of DeleteUserPoolDomain.
public struct DeleteUserPoolDomainOutput: OperationOutput {
    public init() {}

    public init(_: JSONObject) throws {}

    public func write(members _: inout JSONWriter) {}

    public static let shape = StructureShape("DeleteUserPoolDomainResponse", [])
}

#endif
