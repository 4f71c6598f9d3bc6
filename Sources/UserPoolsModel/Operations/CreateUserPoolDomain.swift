// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

public import Kernel
public import WireRuntime

/// The input of CreateUserPoolDomain.
public struct CreateUserPoolDomainInput: OperationInput, NamesUserPool {
    public var customDomainConfig: CustomDomainConfigType?
    public var domain: String
    public var managedLoginVersion: Int?
    public var routing: RoutingType?
    public var userPoolId: UserPoolID

    public init(
        customDomainConfig: CustomDomainConfigType? = nil,
        domain: String,
        managedLoginVersion: Int? = nil,
        routing: RoutingType? = nil,
        userPoolId: UserPoolID
    ) {
        self.customDomainConfig = customDomainConfig
        self.domain = domain
        self.managedLoginVersion = managedLoginVersion
        self.routing = routing
        self.userPoolId = userPoolId
    }

    public init(_ fields: JSONObject) throws {
        customDomainConfig = try fields.value("CustomDomainConfig")
        domain = try fields.requiredValue("Domain")
        managedLoginVersion = try fields.value("ManagedLoginVersion")
        routing = try fields.value("Routing")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CustomDomainConfig", customDomainConfig)
        json.field("Domain", domain)
        json.field("ManagedLoginVersion", managedLoginVersion)
        json.field("Routing", routing)
        json.field("UserPoolId", userPoolId)
    }

    public static let shape = StructureShape("CreateUserPoolDomainRequest", [
        .init("CustomDomainConfig", .structure(CustomDomainConfigType.shape)),
        .init("Domain", UserPoolsShapes.domainType, required: true),
        .init("ManagedLoginVersion", UserPoolsShapes.wrappedIntegerType),
        .init("Routing", .structure(RoutingType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    public typealias Output = CreateUserPoolDomainOutput
    public static let operation = OperationModel(
        name: "CreateUserPoolDomain", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .notAuthorized, .concurrentModification, .resourceNotFound, .limitExceeded,
            .internalError, .operationNotEnabled, .featureUnavailableInTier,
        ])

    public var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateUserPoolDomain.
public struct CreateUserPoolDomainOutput: OperationOutput {
    public var cloudFrontDomain: String?
    public var managedLoginVersion: Int?
    public var routing: RoutingType?

    public init(
        cloudFrontDomain: String? = nil,
        managedLoginVersion: Int? = nil,
        routing: RoutingType? = nil
    ) {
        self.cloudFrontDomain = cloudFrontDomain
        self.managedLoginVersion = managedLoginVersion
        self.routing = routing
    }

    public init(_ fields: JSONObject) throws {
        cloudFrontDomain = try fields.value("CloudFrontDomain")
        managedLoginVersion = try fields.value("ManagedLoginVersion")
        routing = try fields.value("Routing")
    }

    public func write(members json: inout JSONWriter) {
        json.field("CloudFrontDomain", cloudFrontDomain)
        json.field("ManagedLoginVersion", managedLoginVersion)
        json.field("Routing", routing)
    }

    public static let shape = StructureShape("CreateUserPoolDomainResponse", [
        .init("CloudFrontDomain", UserPoolsShapes.domainType),
        .init("ManagedLoginVersion", UserPoolsShapes.wrappedIntegerType),
        .init("Routing", .structure(RoutingType.shape)),
    ])
}

#endif
