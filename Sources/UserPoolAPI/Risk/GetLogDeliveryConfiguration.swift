import Directory
import Kernel
import Storage
import UserPoolsModel
import Wire

/// Shows the destinations of a pool's log entries.
struct GetLogDeliveryConfiguration: Operation {
    let services: PoolServices

    func perform(_ input: GetLogDeliveryConfigurationInput, for _: IAMCaller) async throws
        -> GetLogDeliveryConfigurationOutput
    {
        let delivery = try await services.database.read {
            try PoolTable($0).require(input.userPoolId).settings.logDelivery
        }
        return GetLogDeliveryConfigurationOutput(
            logDeliveryConfiguration: LogDeliveryConfigurationType(delivery, of: input.userPoolId))
    }
}
