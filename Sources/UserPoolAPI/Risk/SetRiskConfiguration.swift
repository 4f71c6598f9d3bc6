import Directory
import Kernel
import UserPoolsModel
import Wire

/// Sets the reactions to risky sign-ins of a pool, or through one of its clients. Members that are left out are
/// removed.
struct SetRiskConfiguration: Operation {
    let services: PoolServices

    func perform(_ input: SetRiskConfigurationInput, for _: IAMCaller) async throws -> SetRiskConfigurationOutput {
        let risk = try RiskConfiguration(input, at: services.world.now())
        if let notices = risk?.notices { try services.senders.require(notices.sender) }
        if let client = input.clientId {
            try await services.clients.setRisk(risk, of: client, in: input.userPoolId)
        } else {
            try await services.pools.setRisk(risk, of: input.userPoolId)
        }
        return SetRiskConfigurationOutput(
            riskConfiguration: RiskConfigurationType(risk, of: input.clientId, in: input.userPoolId))
    }
}
