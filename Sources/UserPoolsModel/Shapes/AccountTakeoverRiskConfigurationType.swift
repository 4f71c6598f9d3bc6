// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AccountTakeoverRiskConfigurationType`.
package struct AccountTakeoverRiskConfigurationType: Structure {
    package var actions: AccountTakeoverActionsType
    package var notifyConfiguration: NotifyConfigurationType?

    package init(
        actions: AccountTakeoverActionsType,
        notifyConfiguration: NotifyConfigurationType? = nil
    ) {
        self.actions = actions
        self.notifyConfiguration = notifyConfiguration
    }

    package init(_ fields: JSONObject) throws {
        actions = try fields.requiredValue("Actions")
        notifyConfiguration = try fields.value("NotifyConfiguration")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Actions", actions)
        json.field("NotifyConfiguration", notifyConfiguration)
    }

    package static let shape = StructureShape("AccountTakeoverRiskConfigurationType", [
        .init("Actions", .structure(AccountTakeoverActionsType.shape), required: true),
        .init("NotifyConfiguration", .structure(NotifyConfigurationType.shape)),
    ])
}
