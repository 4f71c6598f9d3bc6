// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AccountTakeoverActionsType`.
public struct AccountTakeoverActionsType: Structure {
    public var highAction: AccountTakeoverActionType?
    public var lowAction: AccountTakeoverActionType?
    public var mediumAction: AccountTakeoverActionType?

    public init(
        highAction: AccountTakeoverActionType? = nil,
        lowAction: AccountTakeoverActionType? = nil,
        mediumAction: AccountTakeoverActionType? = nil
    ) {
        self.highAction = highAction
        self.lowAction = lowAction
        self.mediumAction = mediumAction
    }

    public init(_ fields: JSONObject) throws {
        highAction = try fields.value("HighAction")
        lowAction = try fields.value("LowAction")
        mediumAction = try fields.value("MediumAction")
    }

    public func write(members json: inout JSONWriter) {
        json.field("HighAction", highAction)
        json.field("LowAction", lowAction)
        json.field("MediumAction", mediumAction)
    }

    public static let shape = StructureShape("AccountTakeoverActionsType", [
        .init("HighAction", .structure(AccountTakeoverActionType.shape)),
        .init("LowAction", .structure(AccountTakeoverActionType.shape)),
        .init("MediumAction", .structure(AccountTakeoverActionType.shape)),
    ])
}
