// Generated from cognito-idp.json by ShapeGenerator. Do not edit.
// swift-format-ignore-file

public import WireRuntime

/// The model's `AccountRecoverySettingType`.
public struct AccountRecoverySettingType: Structure {
    public var recoveryMechanisms: [RecoveryOptionType]?

    public init(
        recoveryMechanisms: [RecoveryOptionType]? = nil
    ) {
        self.recoveryMechanisms = recoveryMechanisms
    }

    public init(_ fields: JSONObject) throws {
        recoveryMechanisms = try fields.value("RecoveryMechanisms")
    }

    public func write(members json: inout JSONWriter) {
        json.field("RecoveryMechanisms", recoveryMechanisms)
    }

    public static let shape = StructureShape("AccountRecoverySettingType", [
        .init("RecoveryMechanisms", UserPoolsShapes.recoveryMechanismsType),
    ])
}
