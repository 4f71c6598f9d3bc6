// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

#if Server

package import Kernel
package import WireRuntime

/// The input of CreateUserPoolDomain.
package struct CreateUserPoolDomainInput: OperationInput, NamesUserPool {
    package var customDomainConfig: CustomDomainConfigType?
    package var domain: String
    package var managedLoginVersion: Int?
    package var routing: RoutingType?
    package var userPoolId: UserPoolID

    package init(
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

    package init(_ fields: JSONObject) throws {
        customDomainConfig = try fields.value("CustomDomainConfig")
        domain = try fields.requiredValue("Domain")
        managedLoginVersion = try fields.value("ManagedLoginVersion")
        routing = try fields.value("Routing")
        userPoolId = try fields.requiredValue("UserPoolId")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CustomDomainConfig", customDomainConfig)
        json.field("Domain", domain)
        json.field("ManagedLoginVersion", managedLoginVersion)
        json.field("Routing", routing)
        json.field("UserPoolId", userPoolId)
    }

    package static let shape = StructureShape("CreateUserPoolDomainRequest", [
        .init("CustomDomainConfig", .structure(CustomDomainConfigType.shape)),
        .init("Domain", UserPoolsShapes.domainType, required: true),
        .init("ManagedLoginVersion", UserPoolsShapes.wrappedIntegerType),
        .init("Routing", .structure(RoutingType.shape)),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType, required: true),
    ])

    package typealias Output = CreateUserPoolDomainOutput
    package static let operation = OperationModel(
        name: "CreateUserPoolDomain", service: .userPools, signed: true, hasOutput: true,
        errors: [
            .invalidParameter, .notAuthorized, .concurrentModification, .resourceNotFound, .limitExceeded,
            .internalError, .operationNotEnabled, .featureUnavailableInTier,
        ])

    package var resource: Resource { .userPool(userPoolId) }
}

/// The output of CreateUserPoolDomain.
package struct CreateUserPoolDomainOutput: OperationOutput {
    package var cloudFrontDomain: String?
    package var managedLoginVersion: Int?
    package var routing: RoutingType?

    package init(
        cloudFrontDomain: String? = nil,
        managedLoginVersion: Int? = nil,
        routing: RoutingType? = nil
    ) {
        self.cloudFrontDomain = cloudFrontDomain
        self.managedLoginVersion = managedLoginVersion
        self.routing = routing
    }

    package init(_ fields: JSONObject) throws {
        cloudFrontDomain = try fields.value("CloudFrontDomain")
        managedLoginVersion = try fields.value("ManagedLoginVersion")
        routing = try fields.value("Routing")
    }

    package func write(members json: inout JSONWriter) {
        json.field("CloudFrontDomain", cloudFrontDomain)
        json.field("ManagedLoginVersion", managedLoginVersion)
        json.field("Routing", routing)
    }

    package static let shape = StructureShape("CreateUserPoolDomainResponse", [
        .init("CloudFrontDomain", UserPoolsShapes.domainType),
        .init("ManagedLoginVersion", UserPoolsShapes.wrappedIntegerType),
        .init("Routing", .structure(RoutingType.shape)),
    ])
}

#endif
