import Directory
import Kernel
import Storage
import UserPoolsModel
import Wire

/// Shows the reactions to risky sign-ins of a pool, or only those set for one of its clients.
struct DescribeRiskConfiguration: Operation {
    let services: PoolServices

    func perform(_ input: DescribeRiskConfigurationInput, for _: IAMCaller) async throws
        -> DescribeRiskConfigurationOutput
    {
        let id = input.userPoolId
        let risk = try await services.database.read { tx in
            let pool = try PoolTable(tx).require(id)
            try pool.settings.requireJudgedRisk()
            guard let client = input.clientId else { return pool.settings.risk }
            return try ClientTable(tx).require(client, in: id).settings.risk
        }
        return DescribeRiskConfigurationOutput(
            riskConfiguration: RiskConfigurationType(risk, of: input.clientId, in: id))
    }
}
