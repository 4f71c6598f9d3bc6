import Directory
import Kernel
import UserPoolsModel

extension CompromisedPasswordSettings {
    init(_ input: CompromisedCredentialsRiskConfigurationType) throws {
        let uses = try input.eventFilter.map { try $0.map { try $0.storedValue() as PasswordUse } }
        self.init(uses: uses.map(Set.init), isBlocking: input.actions.eventAction == .block)
    }
}

extension CompromisedCredentialsRiskConfigurationType {
    /// The settings as the service shows them, with the uses in the order of the model.
    init(_ settings: CompromisedPasswordSettings) {
        self.init(
            actions: CompromisedCredentialsActionsType(eventAction: settings.isBlocking ? .block : .noAction),
            eventFilter: settings.uses.map { uses in
                [PasswordUse.signIn, .change, .signUp].filter(uses.contains).map { EventFilterType($0) }
            })
    }
}
