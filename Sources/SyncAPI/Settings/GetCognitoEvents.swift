import Directory
import Kernel
import Sync
import SyncModel
import Wire

/// Shows the functions that a pool calls, by their events.
struct GetCognitoEvents: Operation {
    let settings: SyncPoolSettings

    func perform(_ input: GetCognitoEventsInput, for _: Developer) async throws -> GetCognitoEventsOutput {
        let function = try await settings.syncTrigger(of: IdentityPoolID(rawValue: input.identityPoolId))
        return GetCognitoEventsOutput(events: function.map { [SetCognitoEvents.event: $0.rawValue] } ?? [:])
    }
}
