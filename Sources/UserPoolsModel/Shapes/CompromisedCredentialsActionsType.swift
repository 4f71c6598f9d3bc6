// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `CompromisedCredentialsActionsType`.
package struct CompromisedCredentialsActionsType: Structure {
    package var eventAction: CompromisedCredentialsEventActionType

    package init(
        eventAction: CompromisedCredentialsEventActionType
    ) {
        self.eventAction = eventAction
    }

    package init(_ fields: JSONObject) throws {
        eventAction = try fields.requiredValue("EventAction")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EventAction", eventAction)
    }

    package static let shape = StructureShape("CompromisedCredentialsActionsType", [
        .init("EventAction", UserPoolsShapes.compromisedCredentialsEventActionType, required: true),
    ])
}
