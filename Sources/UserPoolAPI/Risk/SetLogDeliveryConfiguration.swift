import Directory
import Kernel
import UserPoolsModel
import Wire

/// Sets the destinations of a pool's log entries. Sources that are left out have none.
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
