// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `CompromisedCredentialsRiskConfigurationType`.
public struct CompromisedCredentialsRiskConfigurationType: Structure {
    public var actions: CompromisedCredentialsActionsType
    public var eventFilter: [EventFilterType]?

    public init(
        actions: CompromisedCredentialsActionsType,
        eventFilter: [EventFilterType]? = nil
    ) {
        self.actions = actions
        self.eventFilter = eventFilter
    }

    public init(_ fields: JSONObject) throws {
        actions = try fields.requiredValue("Actions")
        eventFilter = try fields.value("EventFilter")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Actions", actions)
        json.field("EventFilter", eventFilter)
    }

    public static let shape = StructureShape("CompromisedCredentialsRiskConfigurationType", [
        .init("Actions", .structure(CompromisedCredentialsActionsType.shape), required: true),
        .init("EventFilter", UserPoolsShapes.eventFiltersType),
    ])
}
