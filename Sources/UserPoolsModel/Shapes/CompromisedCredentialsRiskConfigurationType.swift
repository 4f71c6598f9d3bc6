// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `CompromisedCredentialsRiskConfigurationType`.
package struct CompromisedCredentialsRiskConfigurationType: Structure {
    package var actions: CompromisedCredentialsActionsType
    package var eventFilter: [EventFilterType]?

    package init(
        actions: CompromisedCredentialsActionsType,
        eventFilter: [EventFilterType]? = nil
    ) {
        self.actions = actions
        self.eventFilter = eventFilter
    }

    package init(_ fields: JSONObject) throws {
        actions = try fields.requiredValue("Actions")
        eventFilter = try fields.value("EventFilter")
    }

    package func write(members json: inout JSONWriter) {
        json.field("Actions", actions)
        json.field("EventFilter", eventFilter)
    }

    package static let shape = StructureShape("CompromisedCredentialsRiskConfigurationType", [
        .init("Actions", .structure(CompromisedCredentialsActionsType.shape), required: true),
        .init("EventFilter", UserPoolsShapes.eventFiltersType),
    ])
}
