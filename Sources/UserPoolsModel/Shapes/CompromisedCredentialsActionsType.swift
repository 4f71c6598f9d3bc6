// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `CompromisedCredentialsActionsType`.
public struct CompromisedCredentialsActionsType: Structure {
    public var eventAction: CompromisedCredentialsEventActionType

    public init(
        eventAction: CompromisedCredentialsEventActionType
    ) {
        self.eventAction = eventAction
    }

    public init(_ fields: JSONObject) throws {
        eventAction = try fields.requiredValue("EventAction")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EventAction", eventAction)
    }

    public static let shape = StructureShape("CompromisedCredentialsActionsType", [
        .init("EventAction", UserPoolsShapes.compromisedCredentialsEventActionType, required: true),
    ])
}
