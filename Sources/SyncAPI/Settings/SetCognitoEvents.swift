import Directory
import Kernel
import Sync
import SyncModel
import Wire
import WireRuntime

/// Sets the function that a pool calls before it stores an update; an empty text removes it (EVT-CFG-01).
struct SetCognitoEvents: Operation {
    let settings: SyncPoolSettings
    let trigger: SyncTrigger

    /// The only event of the service.
    static let event = "SyncTrigger"

    func perform(_ input: SetCognitoEventsInput, for _: Developer) async throws -> SetCognitoEventsOutput {
        let pool = IdentityPoolID(rawValue: input.identityPoolId)
        for (event, arn) in input.events {
            guard event.hasSameBytes(as: Self.event) else { throw InvalidInput("The only event is \(Self.event).") }
            let function = arn.isEmpty ? nil : FunctionARN(rawValue: arn)
            if let function { try await trigger.requireTarget(function, for: pool) }
            try await settings.setSyncTrigger(function, of: pool)
        }
        // Without events nothing changes, but a pool that does not exist is refused.
        if input.events.isEmpty { _ = try await settings.syncTrigger(of: pool) }
        return SetCognitoEventsOutput()
    }
}

extension SetCognitoEventsInput: InvokesFunctions {
    package var invokedFunctions: [String] { events.values.filter { !$0.isEmpty } }
}
