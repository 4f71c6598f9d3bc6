import Directory
import Kernel
import UserPoolsModel
import Wire

/// Says where a pool's log entries go. What is left out goes nowhere.
struct SetLogDeliveryConfiguration: Operation {
    let services: PoolServices

    func perform(_ input: SetLogDeliveryConfigurationInput, for _: IAMCaller) async throws
        -> SetLogDeliveryConfigurationOutput
    {
        let delivery = try LogDelivery(input.logConfigurations, taking: services.logDestinations)
        try await services.pools.setLogDelivery(delivery, of: input.userPoolId)
        return SetLogDeliveryConfigurationOutput(
            logDeliveryConfiguration: LogDeliveryConfigurationType(delivery, of: input.userPoolId))
    }
}
