import Directory
import Kernel
import UserPoolsModel

/// The members that CreateUserPoolDomain and UpdateUserPoolDomain share.
protocol DomainInput {
    var customDomainConfig: CustomDomainConfigType? { get }
    var domain: String { get }
    var managedLoginVersion: Int? { get }
    var routing: RoutingType? { get }
}

extension CreateUserPoolDomainInput: DomainInput {}
extension UpdateUserPoolDomainInput: DomainInput {}

extension DomainInput {
    /// The certificate of a custom domain; nil for a prefix.
    ///
    /// - Throws: `InvalidInput` if the input requires a feature that is not built.
    func certificate() throws -> PoolDomain.Certificate? {
        try UnbuiltSettings.requireNone(in: self)
        return try customDomainConfig.flatMap { config in
            try config.certificateArn.map {
                PoolDomain.Certificate(arn: $0, policy: try config.securityPolicy?.storedValue())
            }
        }
    }
}
