// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

package import WireRuntime

/// The model's `AccountTakeoverActionsType`.
package struct AccountTakeoverActionsType: Structure {
    package var highAction: AccountTakeoverActionType?
    package var lowAction: AccountTakeoverActionType?
    package var mediumAction: AccountTakeoverActionType?

    package init(
        highAction: AccountTakeoverActionType? = nil,
        lowAction: AccountTakeoverActionType? = nil,
        mediumAction: AccountTakeoverActionType? = nil
    ) {
        self.highAction = highAction
        self.lowAction = lowAction
        self.mediumAction = mediumAction
    }

    package init(_ fields: JSONObject) throws {
        highAction = try fields.value("HighAction")
        lowAction = try fields.value("LowAction")
        mediumAction = try fields.value("MediumAction")
    }

    package func write(members json: inout JSONWriter) {
        json.field("HighAction", highAction)
        json.field("LowAction", lowAction)
        json.field("MediumAction", mediumAction)
    }

    package static let shape = StructureShape("AccountTakeoverActionsType", [
        .init("HighAction", .structure(AccountTakeoverActionType.shape)),
        .init("LowAction", .structure(AccountTakeoverActionType.shape)),
        .init("MediumAction", .structure(AccountTakeoverActionType.shape)),
    ])
}
