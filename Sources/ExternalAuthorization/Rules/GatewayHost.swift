package import Kernel

/// A service of the operator's own, by the host name that clients reach it under.
package struct GatewayHost: Sendable {
    /// The host name in lower case, without a port.
    package var name: String
    /// The service's name in the credential scope of signatures.
    package var service: String
    /// The pools whose access tokens are accepted.
    package var pools: Set<UserPoolID>
    /// The rules. The first match decides.
    package var rules: [GatewayRule]

    package init(name: String, service: String, pools: Set<UserPoolID>, rules: [GatewayRule]) {
        self.name = name
        self.service = service
        self.pools = pools
        self.rules = rules
    }

    /// The first rule for a request, with the parameters of its path; nil if no rule matches.
    package func rule(for method: String, path: ServicePath) -> (rule: GatewayRule, parameters: [String: String])? {
        for rule in rules where rule.method.hasSameBytes(as: method) {
            if let parameters = rule.path.parameters(of: path) { return (rule, parameters) }
        }
        return nil
    }
}
