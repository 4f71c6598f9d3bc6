import Directory
import Kernel
import UserPoolsModel
import Wire

/// Says what follows risky sign-ins of a pool, or through one of its clients. What is left out goes away.
struct SetRiskConfiguration: Operation {
    let services: PoolServices

    func perform(_ input: SetRiskConfigurationInput, for _: IAMCaller) async throws -> SetRiskConfigurationOutput {
        let notices = try input.accountTakeoverRiskConfiguration?.notifyConfiguration.map(RiskNotices.init)
        if let notices { try services.senders.require(notices.sender) }
        let risk = try RiskConfiguration(
            blockedRanges: input.riskExceptionConfiguration?.blockedIPRangeList,
            skippedRanges: input.riskExceptionConfiguration?.skippedIPRangeList,
            actions: try input.accountTakeoverRiskConfiguration.map { try RiskActions($0.actions) },
            notices: notices,
            compromised: try input.compromisedCredentialsRiskConfiguration.map(CompromisedPasswordSettings.init),
            modifiedAt: services.world.now())
        if let client = input.clientId {
            try await services.clients.setRisk(risk, of: client, in: input.userPoolId)
        } else {
            try await services.pools.setRisk(risk, of: input.userPoolId)
        }
        return SetRiskConfigurationOutput(
            riskConfiguration: RiskConfigurationType(risk, of: input.clientId, in: input.userPoolId))
    }
}
