import Kernel

/// The rules for roles and role mappings.
extension RoleSettings {
    /// - Parameters:
    ///   - settings: Those of the pool, which has the providers of the mappings.
    ///   - maxRules: The most rules of a provider (RBAC-RUL-12).
    /// - Throws: `InvalidInput`.
    func check(_ settings: IdentityPoolSettings, providers: [String], maxRules: Int) throws {
        for role in [authenticated, unauthenticated].compactMap(\.self) { try RoleARN.check(role) }
        for (key, choice) in mappings {
            guard providers.contains(where: { $0.hasSameBytes(as: key) }) else {
                throw InvalidInput("\(key) is not a provider of the identity pool.")
            }
            switch choice.source {
            case .token:
                guard settings.userPools.contains(where: { $0.mappingKey.hasSameBytes(as: key) }) else {
                    throw InvalidInput("Only user pools give roles in their tokens, \(key) does not.")
                }
            case .rules(let rules):
                guard (1...maxRules).contains(rules.count) else {
                    throw InvalidInput("A provider has 1 to \(maxRules) rules that map its users to roles.")
                }
                for rule in rules { try RoleARN.check(rule.role) }
            }
        }
    }
}

extension UserPoolProvider {
    /// The provider's key in role mappings and principal tag maps (RBAC-TOK-02).
    var mappingKey: String { "\(name):\(client)" }
}

/// The rule for ARNs of roles.
enum RoleARN {
    /// - Throws: `InvalidInput` unless `text` reads like `arn:aws:iam::123456789012:role/path/name`.
    static func check(_ text: String) throws {
        guard let arn = ARN(text), arn.partition.utf8.starts(with: "aws".utf8), arn.service.hasSameBytes(as: "iam"),
            arn.region.isEmpty, arn.account.utf8.count == 12, arn.account.utf8.allSatisfy(\.isASCIIDigit),
            let name = arn.name(after: "role/"), !name.isEmpty, name.utf8.allSatisfy(\.isASCIIVisible)
        else { throw InvalidInput("\(text) is not the ARN of an IAM role.") }
    }
}
