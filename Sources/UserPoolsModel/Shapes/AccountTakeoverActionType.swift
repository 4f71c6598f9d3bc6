// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AccountTakeoverActionType`.
public struct AccountTakeoverActionType: Structure {
    public var eventAction: AccountTakeoverEventActionType
    public var notify: Bool

    public init(
        eventAction: AccountTakeoverEventActionType,
        notify: Bool
    ) {
        self.eventAction = eventAction
        self.notify = notify
    }

    public init(_ fields: JSONObject) throws {
        eventAction = try fields.requiredValue("EventAction")
        notify = try fields.requiredValue("Notify")
    }

    public func write(members json: inout JSONWriter) {
        json.field("EventAction", eventAction)
        json.field("Notify", notify)
    }

    public static let shape = StructureShape("AccountTakeoverActionType", [
        .init("EventAction", UserPoolsShapes.accountTakeoverEventActionType, required: true),
        .init("Notify", UserPoolsShapes.accountTakeoverActionNotifyType, required: true),
    ])
}
