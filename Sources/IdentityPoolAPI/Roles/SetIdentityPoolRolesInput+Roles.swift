import IdentityPoolsModel
import Wire

extension SetIdentityPoolRolesInput: PassesRoles {
    package var passedRoles: [String] {
        let rules = (roleMappings ?? [:]).values.flatMap { $0.rulesConfiguration?.rules ?? [] }
        return Array(roles.values) + rules.map(\.roleARN)
    }

    package static var passedTo: String { "cognito-identity.amazonaws.com" }
}
