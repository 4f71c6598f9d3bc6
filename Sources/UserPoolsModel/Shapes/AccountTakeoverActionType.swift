// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AccountTakeoverActionType`.
package struct AccountTakeoverActionType: Structure {
    package var eventAction: AccountTakeoverEventActionType
    package var notify: Bool

    package init(
        eventAction: AccountTakeoverEventActionType,
        notify: Bool
    ) {
        self.eventAction = eventAction
        self.notify = notify
    }

    package init(_ fields: JSONObject) throws {
        eventAction = try fields.requiredValue("EventAction")
        notify = try fields.requiredValue("Notify")
    }

    package func write(members json: inout JSONWriter) {
        json.field("EventAction", eventAction)
        json.field("Notify", notify)
    }

    package static let shape = StructureShape("AccountTakeoverActionType", [
        .init("EventAction", UserPoolsShapes.accountTakeoverEventActionType, required: true),
        .init("Notify", UserPoolsShapes.accountTakeoverActionNotifyType, required: true),
    ])
}
