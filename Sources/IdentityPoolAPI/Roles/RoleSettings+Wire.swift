import IdentityPools
import IdentityPoolsModel
import Kernel
import WireRuntime

extension RoleSettings {
    /// The roles in a request.
    ///
    /// - Throws: `InvalidInput` if a mapping is not complete.
    init(_ input: SetIdentityPoolRolesInput) throws {
        self.init()
        authenticated = input.roles["authenticated"]
        unauthenticated = input.roles["unauthenticated"]
        mappings = try (input.roleMappings ?? [:]).mapValues(RoleChoice.init)
    }
}

extension RoleChoice {
    fileprivate init(_ mapping: RoleMapping) throws {
        guard let resolution = mapping.ambiguousRoleResolution.flatMap({ Ambiguity(rawValue: $0.rawValue) }) else {
            throw InvalidInput("AmbiguousRoleResolution is required for the type \(mapping.type.rawValue).")
        }
        guard mapping.type == .rules else {
            guard mapping.rulesConfiguration == nil else {
                throw InvalidInput("RulesConfiguration is for the type Rules.")
            }
            self.init(.token, else: resolution)
            return
        }
        guard let rules = mapping.rulesConfiguration?.rules else {
            throw InvalidInput("RulesConfiguration is required for the type Rules.")
        }
        self.init(.rules(try rules.map(RoleRule.init)), else: resolution)
    }
}

extension RoleRule {
    fileprivate init(_ rule: MappingRule) throws {
        guard let match = Match(rawValue: rule.matchType.rawValue) else {
            throw InvalidInput("\(rule.matchType.rawValue) is not a match type.")
        }
        self.init(rule.claim, match: match, value: rule.value, role: rule.roleARN)
    }
}

extension GetIdentityPoolRolesOutput {
    /// The roles of a pool as the service shows them.
    init(_ pool: IdentityPoolRecord) {
        var roles: [String: String] = [:]
        roles["authenticated"] = pool.roles.authenticated
        roles["unauthenticated"] = pool.roles.unauthenticated
        let mappings = pool.roles.mappings.mapValues { RoleMapping($0) }
        self.init(
            identityPoolId: pool.id.rawValue, roleMappings: mappings.isEmpty ? nil : mappings, roles: roles)
    }
}

extension RoleMapping {
    fileprivate init(_ choice: RoleChoice) {
        let resolution = AmbiguousRoleResolutionType(rawValue: choice.ambiguity.rawValue)
        switch choice.source {
        case .token: self.init(ambiguousRoleResolution: resolution, type: .token)
        case .rules(let rules):
            self.init(
                ambiguousRoleResolution: resolution,
                rulesConfiguration: RulesConfigurationType(rules: rules.map { MappingRule($0) }), type: .rules)
        }
    }
}

extension MappingRule {
    fileprivate init(_ rule: RoleRule) {
        self.init(
            claim: rule.claim, matchType: MappingRuleMatchType(rawValue: rule.match.rawValue), roleARN: rule.role,
            value: rule.value)
    }
}
