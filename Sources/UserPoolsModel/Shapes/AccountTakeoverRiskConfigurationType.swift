// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AccountTakeoverRiskConfigurationType`.
public struct AccountTakeoverRiskConfigurationType: Structure {
    public var actions: AccountTakeoverActionsType
    public var notifyConfiguration: NotifyConfigurationType?

    public init(
        actions: AccountTakeoverActionsType,
        notifyConfiguration: NotifyConfigurationType? = nil
    ) {
        self.actions = actions
        self.notifyConfiguration = notifyConfiguration
    }

    public init(_ fields: JSONObject) throws {
        actions = try fields.requiredValue("Actions")
        notifyConfiguration = try fields.value("NotifyConfiguration")
    }

    public func write(members json: inout JSONWriter) {
        json.field("Actions", actions)
        json.field("NotifyConfiguration", notifyConfiguration)
    }

    public static let shape = StructureShape("AccountTakeoverRiskConfigurationType", [
        .init("Actions", .structure(AccountTakeoverActionsType.shape), required: true),
        .init("NotifyConfiguration", .structure(NotifyConfigurationType.shape)),
    ])
}
