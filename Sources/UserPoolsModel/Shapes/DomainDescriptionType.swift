// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import Kernel
package import WireRuntime

/// The model's `DomainDescriptionType`.
package struct DomainDescriptionType: Structure {
    package var awsAccountId: String?
    package var cloudFrontDistribution: String?
    package var customDomainConfig: CustomDomainConfigType?
    package var domain: String?
    package var managedLoginVersion: Int?
    package var routing: RoutingType?
    package var s3Bucket: String?
    package var status: DomainStatusType?
    package var userPoolId: UserPoolID?
    package var version: String?

    package init(
        awsAccountId: String? = nil,
        cloudFrontDistribution: String? = nil,
        customDomainConfig: CustomDomainConfigType? = nil,
        domain: String? = nil,
        managedLoginVersion: Int? = nil,
        routing: RoutingType? = nil,
        s3Bucket: String? = nil,
        status: DomainStatusType? = nil,
        userPoolId: UserPoolID? = nil,
        version: String? = nil
    ) {
        self.awsAccountId = awsAccountId
        self.cloudFrontDistribution = cloudFrontDistribution
        self.customDomainConfig = customDomainConfig
        self.domain = domain
        self.managedLoginVersion = managedLoginVersion
        self.routing = routing
        self.s3Bucket = s3Bucket
        self.status = status
        self.userPoolId = userPoolId
        self.version = version
    }

    package init(_ fields: JSONObject) throws {
        awsAccountId = try fields.value("AWSAccountId")
        cloudFrontDistribution = try fields.value("CloudFrontDistribution")
        customDomainConfig = try fields.value("CustomDomainConfig")
        domain = try fields.value("Domain")
        managedLoginVersion = try fields.value("ManagedLoginVersion")
        routing = try fields.value("Routing")
        s3Bucket = try fields.value("S3Bucket")
        status = try fields.value("Status")
        userPoolId = try fields.value("UserPoolId")
        version = try fields.value("Version")
    }

    package func write(members json: inout JSONWriter) {
        json.field("AWSAccountId", awsAccountId)
        json.field("CloudFrontDistribution", cloudFrontDistribution)
        json.field("CustomDomainConfig", customDomainConfig)
        json.field("Domain", domain)
        json.field("ManagedLoginVersion", managedLoginVersion)
        json.field("Routing", routing)
        json.field("S3Bucket", s3Bucket)
        json.field("Status", status)
        json.field("UserPoolId", userPoolId)
        json.field("Version", version)
    }

    package static let shape = StructureShape("DomainDescriptionType", [
        .init("AWSAccountId", UserPoolsShapes.awsAccountIdType),
        .init("CloudFrontDistribution", UserPoolsShapes.stringType),
        .init("CustomDomainConfig", .structure(CustomDomainConfigType.shape)),
        .init("Domain", UserPoolsShapes.domainType),
        .init("ManagedLoginVersion", UserPoolsShapes.wrappedIntegerType),
        .init("Routing", .structure(RoutingType.shape)),
        .init("S3Bucket", UserPoolsShapes.s3BucketType),
        .init("Status", UserPoolsShapes.domainStatusType),
        .init("UserPoolId", UserPoolsShapes.userPoolIdType),
        .init("Version", UserPoolsShapes.domainVersionType),
    ])
}
