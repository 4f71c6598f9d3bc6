import Directory
import Kernel
import UserPoolsModel

extension DomainDescriptionType {
    /// The pages are those of the hosted UI.
    static let managedLoginVersion = 1

    /// The domain as the service describes it, with an empty `CustomDomainConfig` if it is a prefix. A bucket of static
    /// files does not exist.
    init(_ domain: PoolDomain, account: String, publicURL: PublicURL) {
        self.init(
            awsAccountId: account, cloudFrontDistribution: publicURL.host(in: domain.pool.region),
            customDomainConfig: CustomDomainConfigType(
                certificateArn: domain.certificate?.arn,
                securityPolicy: domain.certificate?.policy.map { SecurityPolicyType($0) }),
            domain: domain.name, managedLoginVersion: Self.managedLoginVersion, status: .active,
            userPoolId: domain.pool, version: CivilTime(domain.modifiedAt).digits)
    }
}

extension PublicURL {
    /// The target of a custom domain's DNS alias: this installation. Nil for a prefix.
    func aliasTarget(of domain: PoolDomain) -> String? {
        domain.kind == .custom ? host(in: domain.pool.region) : nil
    }
}

extension CivilTime {
    /// Date and time without punctuation, such as `20261121003000`, the service's form of version numbers.
    var digits: String { String(decoding: basicTimestamp.utf8.filter(\.isASCIIDigit), as: UTF8.self) }
}
